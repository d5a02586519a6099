import { type FormEvent, useEffect, useId, useRef } from "react";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { Feedback, Question } from "../session/quiz-session.ts";
import styles from "./answers.module.css";

type AnswersProps = {
  readonly question: Question;
  /** The language of the answers. */
  readonly language: string;
  /** The answer while it is being sent. */
  readonly sent: string | null;
  readonly feedback: Feedback | null;
  onAnswer(answer: string): void;
};

/** The choices with their keys; after the answer, a sign and a word tell which one was right. */
export function Choices(props: AnswersProps & { readonly labelledBy: string }) {
  const { question, language, labelledBy, sent, feedback, onAnswer } = props;
  return (
    <ol className={styles.choices} aria-labelledby={feedback ? undefined : labelledBy}>
      {question.choices.map((choice, at) => {
        const result = feedback ? choiceResult(choice, feedback) : choice === sent ? "sent" : undefined;
        return (
          <li key={choice}>
            <button
              type="button"
              className={styles.choice}
              data-result={result}
              disabled={feedback !== null || sent !== null}
              onClick={() => onAnswer(choice)}
            >
              <kbd>{at + 1}</kbd>
              <span lang={language}>{choice}</span>
              {result === "right" && (
                <em>
                  <Icon name="check" />
                  {m.quiz_right()}
                </em>
              )}
              {result === "wrong" && (
                <em>
                  <Icon name="close" />
                  {m.quiz_wrong()}
                </em>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function choiceResult(choice: string, { correctAnswer, answer }: Feedback): "right" | "wrong" | "passed" {
  if (choice === correctAnswer) return "right";
  return choice === answer ? "wrong" : "passed";
}

/** Letters that not every keyboard has. */
const specialLetters: Readonly<Record<string, string>> = { tr: "çğıöşü", es: "áéíñóúü" };

/** The form's id, for the button outside it that submits it. */
export const answerFormId = "written-answer";

/** A text field. It keeps the focus from one question to the next, so that a phone's keyboard stays open. */
export function WrittenAnswer({ question: { number }, language, sent, feedback, onAnswer }: AnswersProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const answer = feedback?.answer ?? sent;
  const isAnswered = answer !== null;
  const shown = useRef<number>(undefined);

  useEffect(() => {
    const field = input.current;
    if (field === null || shown.current === number) return;
    shown.current = number;
    // Empty, but for a question that is shown again with its answer.
    field.value = answer ?? "";
    field.focus({ preventScroll: true });
  }, [number, answer]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const written = input.current?.value.trim() ?? "";
    if (!isAnswered && written !== "") onAnswer(written);
  }

  function insert(letter: string) {
    const field = input.current;
    if (field === null || isAnswered) return;
    field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  }

  return (
    <form
      id={answerFormId}
      className={styles.written}
      onSubmit={submit}
      data-result={feedback ? resultOf(feedback) : undefined}
    >
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
          readOnly={isAnswered}
        />
        {feedback && feedback.answer !== "" && <Icon name={feedback.isRight ? "check" : "close"} />}
      </span>
      {specialLetters[language] && (
        <fieldset className={styles.letters} aria-label={m.quiz_letters()}>
          {[...specialLetters[language]].map((letter) => (
            <button
              key={letter}
              type="button"
              lang={language}
              className={styles.letter}
              disabled={isAnswered}
              // The text field keeps the focus.
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

export function resultOf({ isRight, isAlmost, answer }: Feedback): "right" | "almost" | "wrong" | "passed" {
  if (isAlmost) return "almost";
  if (!isRight && answer === "") return "passed";
  return isRight ? "right" : "wrong";
}
