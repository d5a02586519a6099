import { methodOf } from "../../../../domain/quiz/methods.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { comeIntoSight, takeFocusInPlace, takeFocusInSight } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import type { Feedback, Question } from "../session/quiz-session.ts";
import { answerFormId, resultOf } from "./answers.tsx";
import styles from "./foot.module.css";
import { correctionText, hintText, pointsText, verdictText } from "./question-texts.ts";

// The bottom of the stage, in reach of a thumb.

type AnswerButtonsProps = {
  readonly isWritten: boolean;
  /** The answer is being sent. */
  readonly isSent: boolean;
  readonly isTimeOver: boolean;
  /** The asked word's first letter, where another right word was written. */
  readonly hint: string | undefined;
  onPass(): void;
  /** Where the word would be asked again at once. */
  readonly onLater?: (() => void) | undefined;
};

export function AnswerButtons({ isWritten, isSent, isTimeOver, hint, onPass, onLater }: AnswerButtonsProps) {
  const kind = hint !== undefined ? "hint" : isTimeOver ? "time" : "keys";
  return (
    <div className={styles.foot}>
      <p className={styles.hint} data-kind={kind}>
        {hint !== undefined ? hintText(hint) : isTimeOver ? m.quiz_time_over() : !isWritten && m.quiz_keys_hint()}
      </p>
      <Button kind="quiet" isLoading={isSent} onMouseDown={isWritten ? keepFocus : undefined} onClick={onPass}>
        {m.quiz_pass()}
      </Button>
      {onLater && (
        <Button kind="quiet" isLoading={isSent} onMouseDown={isWritten ? keepFocus : undefined} onClick={onLater}>
          {m.quiz_later()}
        </Button>
      )}
      {isWritten && (
        <Button type="submit" form={answerFormId} isLoading={isSent} onMouseDown={keepFocus}>
          {m.quiz_check()}
        </Button>
      )}
    </div>
  );
}

/** Pressing a button would take the focus from the text field and close a phone's keyboard. */
function keepFocus(event: { preventDefault(): void }) {
  event.preventDefault();
}

type VerdictProps = {
  readonly question: Question;
  readonly feedback: Feedback;
  /** The next question is on its way. */
  readonly isContinuing: boolean;
  onContinue(): void;
};

export function Verdict({ question, feedback, isContinuing, onContinue }: VerdictProps) {
  const { isWritten } = methodOf(question.method);
  const correction = correctionText(question, feedback);
  return (
    <div className={styles.foot} data-result={resultOf(feedback)}>
      <div className={styles.verdict}>
        <Icon name={feedback.isRight ? "check" : feedback.answer === "" ? "info" : "close"} />
        <p>
          <b>{verdictText(feedback)}</b>
          {question.seconds > 0 && feedback.isRight && <span>{pointsText(feedback.points)}</span>}
        </p>
        {correction && <p>{correction}</p>}
      </div>
      <Button
        ref={isWritten ? comeIntoSight : takeFocusInSight}
        isLoading={isContinuing}
        onMouseDown={keepFocus}
        onClick={onContinue}
      >
        {m.quiz_go_on()}
      </Button>
    </div>
  );
}

type ConnectionLostProps = {
  /** What happens with what the user has done. */
  readonly text: string;
  /** False with a text field, which keeps it. */
  readonly takesFocus?: boolean;
  onRetry(): void;
};

/** While the server does not respond. */
export function ConnectionLost({ text, takesFocus = true, onRetry }: ConnectionLostProps) {
  return (
    <div className={styles.foot} data-result="lost">
      <div className={styles.verdict} role="alert">
        <Icon name="warning" />
        <p>
          <b>{m.quiz_lost()}</b>
        </p>
        <p>{text}</p>
      </div>
      <Button ref={takesFocus ? takeFocusInPlace : undefined} onClick={onRetry}>
        {m.try_again()}
      </Button>
    </div>
  );
}
