import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { IconButton } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { late, useLoaded } from "../../page/late.ts";
import type { TourProgress } from "../session/quiz-session.ts";
import styles from "./stage.module.css";

/** A streak is shown from this many right answers on. */
const shownStreak = 2;
/** With each right answer of a streak the background grows warmer, up to this many. */
const warmestStreak = 6;

/** Of the title whose words are asked. Nothing of the quiz waits for it. */
export const titleBackdrop = late(() => import("../../catalogue/poster/title-backdrop.tsx"));

type StageProps = {
  readonly progress: TourProgress;
  readonly returnPath: string;
  readonly hasPoints: boolean;
  /** Right answers are counted in the place of points. */
  readonly countsRight?: boolean;
  readonly onPause?: (() => void) | undefined;
  /** What a pause means now. */
  readonly pauseText?: string;
  /** Of another test than a quiz. */
  readonly texts?: StageTexts;
  readonly children: ReactNode;
};

type StageTexts = { readonly title: string; readonly leave: string; readonly progress: string };

const quizTexts = (): StageTexts => ({
  title: m.quiz_title(),
  leave: m.quiz_leave(),
  progress: m.quiz_tour_progress(),
});

/** The dark full-screen surface of a tour, with its progress at the top. */
export function Stage({
  progress,
  returnPath,
  hasPoints,
  countsRight = false,
  onPause,
  pauseText,
  texts = quizTexts(),
  children,
}: StageProps) {
  const { finished, size, points, streak } = progress;
  const stage = useRef<HTMLDivElement>(null);
  useVisibleHeight(stage);
  const Backdrop = useLoaded(true, titleBackdrop);
  return (
    <div ref={stage} className={`always-dark ${styles.stage}`} data-warmth={Math.min(streak, warmestStreak)}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {texts.title}
      </h1>
      <div className={styles.bar}>
        <Link className="icon-button" to={returnPath} aria-label={texts.leave} title={texts.leave}>
          <Icon name="close" />
        </Link>
        {onPause && <IconButton icon="pause" label={pauseText ?? m.quiz_pause()} onClick={onPause} />}
        <progress className={styles.tour} value={finished} max={size} aria-label={texts.progress} />
        <span className={styles.count} aria-hidden="true">
          {finished}/{size}
        </span>
        {streak >= shownStreak && (
          <span className={styles.streak} key={streak}>
            <Icon name="flame" />
            <span className="visually-hidden">{m.quiz_streak()}</span>
            {streak}
          </span>
        )}
        {(hasPoints || countsRight) && (
          <span className={styles.points}>
            <b>{numberText(hasPoints ? points : finished)}</b>{" "}
            <small>{hasPoints ? m.quiz_points_word({ count: points }) : m.quiz_right_count({ count: finished })}</small>
          </span>
        )}
      </div>
      {Backdrop && <Backdrop path={returnPath} as="colours" />}
      {children}
    </div>
  );
}

/**
 * Sets `--visible-height` and `--visible-top` to the part of the screen above a phone's keyboard: not every browser
 * makes the page smaller for it.
 */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    function measure() {
      // A user who has zoomed in wants to see a part of the stage enlarged.
      if (viewport === null || viewport.scale > 1.01) return;
      element.current?.style.setProperty("--visible-height", `${viewport.height}px`);
      element.current?.style.setProperty("--visible-top", `${viewport.offsetTop}px`);
    }
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [element]);
}
