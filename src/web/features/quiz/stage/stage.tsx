import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { IconButton } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import type { TourProgress } from "../quiz-play.ts";
import styles from "./stage.module.css";
import { useVisibleHeight } from "./use-visible-height.ts";

/** From so many right answers in a row on they are counted aloud; the room grows no warmer after the last. */
const streakFrom = 2;
const warmest = 6;

type StageProps = {
  readonly progress: TourProgress;
  readonly returnPath: string;
  /** Where points are earned. */
  readonly hasPoints: boolean;
  readonly onPause?: () => void;
  readonly children: ReactNode;
};

/** The dark room in the page's place: nothing but the question, its answers, the time and the points. */
export function Stage({ progress, returnPath, hasPoints, onPause, children }: StageProps) {
  const { finished, size, points, streak } = progress;
  const stage = useRef<HTMLDivElement>(null);
  useVisibleHeight(stage);
  return (
    <div ref={stage} className={`room ${styles.stage}`} data-warmth={Math.min(streak, warmest)}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {m.quiz_title()}
      </h1>
      <div className={styles.bar}>
        <Link className="icon-button" to={returnPath} aria-label={m.quiz_leave()} title={m.quiz_leave()}>
          <Icon name="close" />
        </Link>
        {onPause && <IconButton icon="pause" label={m.quiz_pause()} onClick={onPause} />}
        <progress className={styles.tour} value={finished} max={size} aria-label={m.quiz_tour_progress()} />
        <span className={styles.count} aria-hidden="true">
          {finished}/{size}
        </span>
        {streak >= streakFrom && (
          <span className={styles.streak} key={streak}>
            <Icon name="flame" />
            <span className="visually-hidden">{m.quiz_streak()}</span>
            {streak}
          </span>
        )}
        {hasPoints && (
          <span className={styles.points}>
            <b>{numberText(points)}</b> <small>{m.quiz_points_word({ count: points })}</small>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
