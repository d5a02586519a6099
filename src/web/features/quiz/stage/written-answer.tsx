import { type FormEvent, useEffect, useId, useRef } from "react";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { Feedback, Question } from "../quiz-play.ts";
import styles from "./written-answer.module.css";

/** Letters that not every keyboard has. */
const specialLetters: Readonly<Record<string, string>> = { tr: "çğıöşü", es: "áéíñóúü" };

type WrittenAnswerProps = {
  readonly question: Question;
  readonly language: string;
  /** What is on its way. */
  readonly sent: string | null;
  readonly feedback: Feedback | null;
  onAnswer(answer: string): void;
};

/** The id by which a button elsewhere sends what is written here. */
export const answerFormId = "written-answer";

/** One line to write in. It keeps the focus from question to question, so that a phone's keyboard stays. */
export function WrittenAnswer({ question, language, sent, feedback, onAnswer }: WrittenAnswerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const answer = feedback?.answer ?? sent;
  const isSettled = feedback !== null || sent !== null;

  // Each question begins with an empty line.
  useEffect(() => {
    if (input.current === null) return;
    input.current.value = answer ?? "";
    input.current.focus({ preventScroll: true });
  }, [question.number]);

  function send(event: FormEvent) {
    event.preventDefault();
    const written = input.current?.value.trim() ?? "";
    if (!isSettled && written !== "") onAnswer(written);
  }

  function insert(letter: string) {
    const field = input.current;
    if (field === null || isSettled) return;
    field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  }

  return (
    <form id={answerFormId} className={styles.written} onSubmit={send} data-result={resultOf(feedback)}>
      <label htmlFor={id} className="visually-hidden">
        {m.quiz_your_answer()}
      </label>
      <span className={styles.line}>
        <input
          ref={input}
          id={id}
          type="text"
          lang={language}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={m.quiz_your_answer()}
          readOnly={isSettled}
        />
        {feedback && <Icon name={feedback.isRight ? "check" : "close"} />}
      </span>
      {specialLetters[language] && (
        <fieldset className={styles.letters} aria-label={m.quiz_letters()}>
          {[...specialLetters[language]].map((letter) => (
            <button
              key={letter}
              type="button"
              lang={language}
              className={styles.letter}
              disabled={isSettled}
              // The line keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(letter)}
            >
              {letter}
            </button>
          ))}
        </fieldset>
      )}
    </form>
  );
}

function resultOf(feedback: Feedback | null): "right" | "almost" | "wrong" | undefined {
  if (feedback === null) return undefined;
  if (feedback.isAlmost) return "almost";
  return feedback.isRight ? "right" : "wrong";
}
