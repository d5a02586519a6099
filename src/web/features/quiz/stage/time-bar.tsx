import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pointsAfter } from "../../../../domain/quiz/scoring.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { createPausableClock } from "../session/pausable-clock.ts";
import type { Question } from "../session/quiz-session.ts";
import styles from "./time-bar.module.css";

/** Screen readers are told when it becomes "little", and when it is "over". */
export type TimeLeft = "enough" | "little" | "over";

const littleMs = 10_000;
const tickMs = 200;

type TimeBarProps = {
  /** Only its time at the first render counts, as the bar measures on by itself: each question needs its own, by key. */
  readonly question: Question;
  readonly isRunning: boolean;
  /** Points of the answer, shown instead of what a right one would earn now. */
  readonly earned: number | undefined;
  onTimeLeft(left: TimeLeft): void;
};

/** A bar that shrinks with the time (by transform, so without layout), and the points that a right answer earns now. */
export function TimeBar({
  question: { points, seconds, elapsedMs, runsOn },
  isRunning,
  earned,
  onTimeLeft,
}: TimeBarProps) {
  const durationMs = seconds * 1000;
  const [clock] = useState(() => createPausableClock(() => performance.now(), elapsedMs));
  const [worth, setWorth] = useState(() => pointsAfter(points, seconds, elapsedMs));
  const [left, setLeft] = useState(() => timeLeft(durationMs - elapsedMs));
  const bar = useRef<HTMLSpanElement>(null);
  const animation = useRef<Animation>(undefined);

  const tick = useEffectEvent(() => {
    const now = timeLeft(durationMs - clock.now());
    setWorth(pointsAfter(points, seconds, clock.now()));
    setLeft(now);
    if (now !== left) onTimeLeft(now);
  });

  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const shrinking = bar.current?.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
      duration: durationMs,
      easing: isStill ? `steps(${seconds})` : "linear",
      fill: "both",
    });
    shrinking?.pause();
    animation.current = shrinking;
    return () => shrinking?.cancel();
  }, [durationMs, seconds]);

  useEffect(() => {
    function followVisibility() {
      const runs = isRunning && (runsOn === true || document.visibilityState === "visible");
      clock.setRunning(runs);
      if (animation.current === undefined) return;
      animation.current.currentTime = Math.min(clock.now(), durationMs);
      if (runs && clock.now() < durationMs) animation.current.play();
      else animation.current.pause();
    }

    followVisibility();
    if (!isRunning) return;
    document.addEventListener("visibilitychange", followVisibility);
    const timer = setInterval(tick, tickMs);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", followVisibility);
    };
  }, [clock, durationMs, isRunning, runsOn]);

  return (
    <div className={styles.bar} data-left={left}>
      <span className={styles.track}>
        <span ref={bar} className={styles.time} />
      </span>
      <span className={styles.worth} aria-hidden="true">
        <b>{numberText(earned ?? worth)}</b> <small>{m.quiz_points_word({ count: 2 })}</small>
      </span>
    </div>
  );
}

function timeLeft(leftMs: number): TimeLeft {
  if (leftMs <= 0) return "over";
  return leftMs <= littleMs ? "little" : "enough";
}
