import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { Feedback, Question } from "../quiz-play.ts";
import styles from "./choices.module.css";

type ChoicesProps = {
  readonly question: Question;
  readonly language: string;
  readonly labelledBy: string;
  /** The choice that is on its way. */
  readonly sent: string | null;
  readonly feedback: Feedback | null;
  onAnswer(answer: string): void;
};

/** The choices, each with its key; after the answer they say in sign and word which was right. */
export function Choices({ question, language, labelledBy, sent, feedback, onAnswer }: ChoicesProps) {
  return (
    <ol className={styles.choices} aria-labelledby={feedback ? undefined : labelledBy}>
      {question.choices.map((choice, at) => {
        const result = feedback ? resultOf(choice, feedback) : choice === sent ? "sent" : undefined;
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

function resultOf(choice: string, { trueChoice, answer }: Feedback): "right" | "wrong" | "passed" {
  if (choice === trueChoice) return "right";
  return choice === answer ? "wrong" : "passed";
}
