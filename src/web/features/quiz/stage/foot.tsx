import type { Ref } from "react";
import { methodOf } from "../../../../domain/quiz/methods.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { Feedback, Question } from "../quiz-play.ts";
import styles from "./foot.module.css";
import { correctionText, pointsText, verdictText } from "./speech-texts.ts";
import { answerFormId } from "./written-answer.tsx";

type FootProps = {
  readonly question: Question;
  /** An answer is on its way. */
  readonly isSent: boolean;
  readonly feedback: Feedback | null;
  readonly isTimeOver: boolean;
  readonly goOnRef: Ref<HTMLButtonElement>;
  onAnswer(answer: string): void;
  onGoOn(): void;
};

/** In a thumb's reach: what to do now, and after the answer what came of it. */
export function Foot({ question, isSent, feedback, isTimeOver, goOnRef, onAnswer, onGoOn }: FootProps) {
  const { isWritten } = methodOf(question.method);
  // A press on a button would take the focus from the line and shut a phone's keyboard.
  const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
  if (feedback === null) {
    return (
      <div className={styles.foot}>
        <p className={styles.hint} data-kind={isTimeOver ? "time" : "keys"}>
          {isTimeOver ? m.quiz_time_over() : !isWritten && m.quiz_keys_hint()}
        </p>
        <Button
          kind="quiet"
          isLoading={isSent}
          onMouseDown={isWritten ? keepFocus : undefined}
          onClick={() => onAnswer("")}
        >
          {m.quiz_pass()}
        </Button>
        {isWritten && (
          <Button type="submit" form={answerFormId} isLoading={isSent} onMouseDown={keepFocus}>
            {m.quiz_check()}
          </Button>
        )}
      </div>
    );
  }
  const kind = feedback.isAlmost ? "almost" : feedback.isRight ? "right" : "wrong";
  const correction = correctionText(question, feedback);
  return (
    <div className={styles.foot} data-result={kind}>
      <div className={styles.verdict}>
        <Icon name={feedback.isRight ? "check" : "close"} />
        <p>
          <b>{verdictText(feedback)}</b>
          {question.seconds > 0 && feedback.isRight && <span>{pointsText(feedback.points)}</span>}
        </p>
        {correction && <p>{correction}</p>}
      </div>
      <Button ref={goOnRef} onMouseDown={keepFocus} onClick={onGoOn}>
        {m.quiz_go_on()}
      </Button>
    </div>
  );
}
