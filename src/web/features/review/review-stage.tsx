import type { ReactNode } from "react";
import { m } from "../../i18n/generated/messages.js";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { Stage } from "../quiz/stage/stage.tsx";
import { progressOf, type ReviewState } from "./review-reducer.ts";

type ReviewStageProps = {
  readonly state: ReviewState;
  readonly onPause?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** The quiz's stage, with how far the review has come; no points come of it. */
export function ReviewStage({ state, onPause, children }: ReviewStageProps) {
  const { finished, size } = progressOf(state);
  const texts = { title: m.review_title(), leave: m.review_leave(), progress: m.review_progress() };
  return (
    <Stage
      progress={{ finished, size, points: 0, streak: 0 }}
      returnPath={pathOf("home", useLocale())}
      hasPoints={false}
      onPause={onPause}
      texts={texts}
    >
      {children}
    </Stage>
  );
}

/** "14 left, about 3 minutes". */
export function Left({ state }: { readonly state: ReviewState }) {
  const { left: count, minutes } = progressOf(state);
  return <>{m.review_left({ count, minutes })}</>;
}
