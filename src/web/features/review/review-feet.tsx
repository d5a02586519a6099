import { type Grade, grades } from "../../../domain/memory/card.ts";
import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { takeFocusInPlace } from "../../design/take-focus.ts";
import { m } from "../../i18n/generated/messages.js";
import foot from "../quiz/stage/foot.module.css";
import stepFoot from "../quiz/stage/step-foot.module.css";
import styles from "./review.module.css";
import type { ReviewCard } from "./review-source.ts";

type SelfGradesProps = {
  readonly card: ReviewCard;
  readonly isOpen: boolean;
  readonly isSent: boolean;
  onOpen(): void;
  onGrade(grade: Grade): void;
};

const gradeTexts = { 1: m.review_grade_1, 2: m.review_grade_2, 3: m.review_grade_3, 4: m.review_grade_4 } as const;

/** A flip card's foot: the answer is shown, then graded, with the days after which it is asked again. */
export function SelfGrades({ card, isOpen, isSent, onOpen, onGrade }: SelfGradesProps) {
  if (!isOpen) {
    return (
      <div className={stepFoot.foot}>
        <Button onClick={onOpen}>{m.review_show()}</Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.grades} disabled={isSent}>
      <legend>{m.review_grades()}</legend>
      {grades.map((grade, at) => (
        <button
          key={grade}
          ref={grade === 3 ? takeFocusInPlace : undefined}
          type="button"
          className={styles.grade}
          data-grade={grade}
          onClick={() => onGrade(grade)}
        >
          <kbd>{grade}</kbd>
          <b>{gradeTexts[grade]()}</b>
          <small>{m.review_days({ count: card.intervals[at] ?? 1 })}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** There is no connection: the answer is kept, and one goes on. */
export function Kept({ onContinue }: { onContinue(): void }) {
  return (
    <div className={foot.foot} data-result="lost">
      <div className={foot.verdict} role="alert">
        <Icon name="warning" />
        <p>
          <b>{m.review_kept_heading()}</b>
        </p>
        <p>{m.review_kept()}</p>
      </div>
      <Button ref={takeFocusInPlace} onClick={onContinue}>
        {m.quiz_go_on()}
      </Button>
    </div>
  );
}
