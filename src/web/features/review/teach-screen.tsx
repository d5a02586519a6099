import { Button } from "../../design/button.tsx";
import { takeFocusInPlace } from "../../design/take-focus.ts";
import { m } from "../../i18n/generated/messages.js";
import { useLocale } from "../page/use-page.ts";
import { TeachWord } from "../quiz/stage/teach-word.tsx";
import type { Voice } from "../quiz/stage/voice.ts";
import styles from "./review.module.css";
import type { ReviewController } from "./review-controller.ts";
import type { ReviewState } from "./review-reducer.ts";
import type { ReviewCard } from "./review-source.ts";
import { Left, ReviewStage } from "./review-stage.tsx";
import { useReviewKeys } from "./use-review-keys.ts";

type TeachScreenProps = {
  readonly state: ReviewState;
  readonly card: ReviewCard;
  readonly controller: ReviewController;
  readonly voice: Voice | null;
};

/** A new word before it is asked: its line, sound and meaning. */
export function TeachScreen({ state, card: { word }, controller, voice }: TeachScreenProps) {
  const locale = useLocale();
  const go = () => controller.send({ type: "taught" });
  useReviewKeys({ onEnter: go, onUndo: controller.undo });
  return (
    <ReviewStage state={state} onPause={() => controller.send({ type: "pause" })}>
      {word !== undefined && (
        <TeachWord
          word={word}
          meanLanguage={locale}
          voice={voice}
          text={m.review_new_text()}
          head={
            <p className={styles.left}>
              {m.review_new()} · <Left state={state} />
            </p>
          }
        >
          <Button key={state.number} ref={takeFocusInPlace} onClick={go}>
            {m.review_seen()}
          </Button>
        </TeachWord>
      )}
    </ReviewStage>
  );
}
