import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type FieldProblem, type FormProblems, noProblems, problemsOf } from "./form-problems.ts";

type FormOptions<Values> = {
  /** The values as the API takes them. */
  readonly read: (data: FormData) => Values;
  /** Loads the validation that runs before sending; without it the API alone validates. */
  readonly loadCheck?: () => Promise<(values: Values) => readonly FieldProblem[]>;
  readonly send: (values: Values, form: HTMLFormElement) => Promise<void>;
  /** Replaces the problems by the form's own texts. */
  readonly explain?: (problems: FormProblems) => FormProblems;
};

export type FormState = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly problems: FormProblems;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus: () => void;
  /** A field's error message. */
  readonly errorOf: (field: string) => string | undefined;
};

/**
 * An uncontrolled form: whatever fails, its values stay. The first invalid field takes the focus; its error disappears
 * when its value changes.
 */
export function useForm<Values>({ read, loadCheck, send, explain = (problems) => problems }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState(noProblems);
  useEffect(() => {
    const wrong = problems.fields.length > 0 && ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (problems !== noProblems) ref.current?.scrollIntoView({ block: "nearest" });
  }, [problems]);

  async function submit(form: HTMLFormElement) {
    const values = read(new FormData(form));
    // Without a connection the check cannot be loaded; then sending fails too, and says why.
    const check = await loadCheck?.().catch(() => undefined);
    const wrong = check?.(values) ?? [];
    if (wrong.length > 0) return setProblems({ form: [], fields: wrong });
    try {
      await send(values, form);
      setProblems(noProblems);
    } catch (error) {
      const names = [...form.elements].flatMap((element) => element.getAttribute("name") ?? []);
      setProblems(explain(problemsOf(error, new Set(names))));
    }
  }

  const state: FormState = {
    ref,
    problems,
    isSending,
    onSubmit(event) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      void submit(event.currentTarget).finally(() => {
        isBusy.current = false;
        setSending(false);
      });
    },
    onInput({ target }) {
      const name = target instanceof Element ? target.getAttribute("name") : null;
      if (!problems.fields.some(({ field }) => field === name)) return;
      setProblems({ ...problems, fields: problems.fields.filter(({ field }) => field !== name) });
    },
    /** In advance, so that the first submission need not wait. */
    onFocus: () => void loadCheck?.().catch(() => undefined),
    errorOf: (name) => problems.fields.find(({ field }) => field === name)?.message,
  };
  return state;
}

/** The value of a field; empty where the form has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
