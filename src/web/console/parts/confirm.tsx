import { type FormEvent, useState, useSyncExternalStore } from "react";
import { Dialog } from "../../design/dialog.tsx";
import { TextField } from "../../design/field.tsx";
import { m } from "../messages.ts";

type Question = {
  readonly heading: string;
  readonly text: string;
  /** The text of the button that does it. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** What must be typed before, such as the name of what is deleted for good. */
  readonly typed?: string;
};

type Asked = Question & { readonly answer: (isConfirmed: boolean) => void };

const listeners = new Set<() => void>();
let asked: Asked | undefined;

function set(next: Asked | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks before something that cannot be undone: `if (await confirm({ … })) …`. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    set({
      ...question,
      answer(isConfirmed) {
        set(undefined);
        resolve(isConfirmed);
      },
    });
  });
}

/** Where `confirm` shows its question. */
export function ConfirmArea() {
  const question = useSyncExternalStore(subscribe, () => asked);
  return question && <ConfirmDialog key={question.heading} question={question} answer={question.answer} />;
}

type ConfirmDialogProps = { readonly question: Question; readonly answer: (isConfirmed: boolean) => void };

/** A question that is shown as long as it is there. */
export function ConfirmDialog({ question, answer }: ConfirmDialogProps) {
  const { heading, text, action, isDangerous = false, typed } = question;
  const [value, setValue] = useState("");
  const isReady = typed === undefined || value.trim() === typed;

  // A dialog that is taken away while it is open does not give the focus back.
  const [giveFocusBack] = useState(() => {
    const before = document.activeElement;
    return () => () => {
      if (before instanceof HTMLElement) queueMicrotask(() => before.focus({ preventScroll: true }));
    };
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady) answer(true);
  }

  return (
    <Dialog isOpen closeLabel={m.common_close()} heading={heading} onClose={() => answer(false)}>
      <p>{text}</p>
      <form ref={giveFocusBack} onSubmit={onSubmit}>
        {typed !== undefined && (
          <TextField
            label={m.common_type_to_confirm({ text: typed })}
            value={value}
            autoComplete="off"
            onChange={(event) => setValue(event.target.value)}
          />
        )}
        <footer>
          <button type="button" className="button" data-kind="secondary" onClick={() => answer(false)}>
            {m.common_cancel()}
          </button>
          <button type="submit" className="button" data-kind={isDangerous ? "danger" : undefined} disabled={!isReady}>
            {action}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
