import { useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { takeFocus } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { percentText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import { sendFiles } from "../../accounts/session/send-files.ts";
import { problemsOf } from "../../page/form/form-problems.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { ChangeBar } from "../word-list/selection-bar.tsx";
import styles from "./bring-known.module.css";
import { ChooseKnown } from "./choose-known.tsx";
import type { ReadKnown } from "./mapping.ts";
import type { BroughtChange } from "./mark-brought.ts";
import { Preview } from "./preview.tsx";

type State =
  | { readonly step: "choose"; readonly problem?: string }
  /** How much of it has been sent; undefined of a text, and once it is read. */
  | { readonly step: "read"; readonly name: string; readonly sent: number | undefined }
  | { readonly step: "preview"; readonly name: string; readonly read: ReadKnown }
  | { readonly step: "done"; readonly change: BroughtChange };

/** Words that a person knows already are brought from elsewhere: chosen, looked at, marked, and taken back if it was wrong. */
export default function BringKnownSection() {
  const locale = useLocale();
  const [state, setState] = useState<State>({ step: "choose" });
  const sending = useRef<AbortController>(undefined);

  async function read(name: string, ask: (signal: AbortSignal) => Promise<unknown>) {
    const stopping = new AbortController();
    const { signal } = stopping;
    sending.current = stopping;
    setState({ step: "read", name, sent: undefined });
    try {
      const answer = await ask(signal);
      // A text cannot be called back: its answer comes late.
      if (signal.aborted) return setState({ step: "choose" });
      if (!isRead(answer)) throw new Error("the answer has no words");
      setState({ step: "preview", name, read: answer });
    } catch (error) {
      const problem = problemsOf(error, new Set()).form.join(" ");
      setState(
        signal.aborted ? { step: "choose" } : { step: "choose", problem: m.bring_known_problem({ name, problem }) },
      );
    }
  }

  switch (state.step) {
    case "choose":
      return (
        <div className={styles.bring}>
          <p className={styles.lead}>{m.bring_known_lead()}</p>
          <ChooseKnown
            problem={state.problem}
            onText={(text) =>
              void read(m.bring_known_pasted(), () => api.call("WordList/ReadKnown", { body: { text } }))
            }
            onFile={(file) =>
              void read(file.path, (signal) =>
                sendFiles("WordList/ReadKnown", [file], {
                  lang: locale,
                  signal,
                  onProgress: (share) =>
                    setState({ step: "read", name: file.path, sent: share === 1 ? undefined : share }),
                }),
              )
            }
          />
        </div>
      );
    case "read":
      return (
        <div className={styles.bring} aria-busy="true">
          {state.sent === undefined ? (
            <>
              <p role="status">{m.bring_known_reading_file({ name: state.name })}</p>
              <Skeleton lines={6} />
            </>
          ) : (
            <ProgressBar
              label={m.bring_known_sending({ name: state.name })}
              value={state.sent}
              max={1}
              text={percentText(state.sent)}
            />
          )}
          <p>
            <Button kind="quiet" onClick={() => sending.current?.abort()}>
              {m.bring_known_stop()}
            </Button>
          </p>
        </div>
      );
    case "preview":
      return (
        <Preview
          name={state.name}
          read={state.read}
          onAgain={() => setState({ step: "choose" })}
          onMarked={(change) => setState({ step: "done", change })}
        />
      );
    case "done":
      return <Done change={state.change} onAgain={() => setState({ step: "choose" })} />;
  }
}

/** Answers are of the same release; only one that is no answer at all is told apart. */
function isRead(answer: unknown): answer is ReadKnown {
  return typeof answer === "object" && answer !== null && "sheets" in answer;
}

function Done({ change, onAgain }: { readonly change: BroughtChange; readonly onAgain: () => void }) {
  const locale = useLocale();
  const [taken, setTaken] = useState<"back" | "failed" | "kept">();
  const { known, learning } = change;
  const undo = () =>
    change.undo().then(
      () => setTaken("back"),
      () => setTaken("failed"),
    );
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.bring}>
      {taken === "back" ? (
        <Notice kind="info">
          <p role="status">{m.bring_known_taken_back()}</p>
        </Notice>
      ) : (
        <Notice kind="success" heading={m.bring_known_marked({ count: known })}>
          {learning > 0 && <p>{m.bring_known_marked_learning({ count: learning })}</p>}
        </Notice>
      )}
      <p role="alert">{taken === "failed" && m.coverage_failed()}</p>
      <p className={styles.actions}>
        {taken === "back" ? (
          <Button onClick={onAgain}>{m.bring_known_again()}</Button>
        ) : (
          <>
            <Link className="button" to={pathOf("series", locale)}>
              {m.bring_known_to_series()}
            </Link>
            <Button kind="quiet" onClick={onAgain}>
              {m.bring_known_again()}
            </Button>
          </>
        )}
      </p>
      <ChangeBar
        change={
          taken === undefined || taken === "failed"
            ? {
                id: "brought",
                text: m.bring_known_undo(),
                onUndo: () => void undo(),
                onDismiss: () => setTaken("kept"),
              }
            : undefined
        }
      />
    </div>
  );
}
