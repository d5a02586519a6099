import { Button } from "../../design/button.tsx";
import { takeFocusInPlace } from "../../design/take-focus.ts";
import { m } from "../../i18n/generated/messages.js";
import styles from "./review.module.css";
import type { ReviewController } from "./review-controller.ts";
import type { ReviewState } from "./review-reducer.ts";
import { Left } from "./review-stage.tsx";

/** Nothing runs: answers are kept as they are given. */
export function PausedScreen({
  state,
  controller,
}: {
  readonly state: ReviewState;
  readonly controller: ReviewController;
}) {
  return (
    <div className={styles.start}>
      <h1 tabIndex={-1} ref={takeFocusInPlace}>
        {m.review_paused()}
      </h1>
      <p>
        <Left state={state} />. {m.review_paused_text()}
      </p>
      <p className={styles.ways}>
        <Button onClick={() => controller.send({ type: "resume" })}>{m.review_resume()}</Button>
        <Button kind="secondary" onClick={() => controller.send({ type: "finish" })}>
          {m.review_stop()}
        </Button>
      </p>
    </div>
  );
}
