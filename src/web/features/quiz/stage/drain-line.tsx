import { useEffect, useRef, useState } from "react";
import { pointsAfter } from "../../../../domain/quiz/scoring.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { createPlayClock } from "../play-clock.ts";
import type { Question } from "../quiz-play.ts";
import styles from "./drain-line.module.css";

/** How the time stands: told once when it is nearly over, and once when it is. */
export type TimeLeft = "enough" | "little" | "over";

const littleMs = 10_000;
const figureMs = 200;

type DrainLineProps = {
  readonly question: Question;
  readonly isRunning: boolean;
  /** What a right answer has earned, whatever the line shows. */
  readonly earned: number | undefined;
  onTimeLeft(left: TimeLeft): void;
};

/** The time as a line that drains (a transform, which costs no layout), and what a right answer is worth now. */
export function DrainLine({ question, isRunning, earned, onTimeLeft }: DrainLineProps) {
  const { points, seconds, elapsedMs, number, runsOn = false } = question;
  const [elapsed, setElapsed] = useState(elapsedMs);
  const line = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const duration = seconds * 1000;
    const clock = createPlayClock(() => performance.now(), elapsedMs);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const drain = line.current?.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
      duration,
      easing: isStill ? `steps(${seconds})` : "linear",
      fill: "both",
    });
    drain?.pause();

    function follow() {
      const isInSight = runsOn || document.visibilityState === "visible";
      clock.setRunning(isRunning && isInSight);
      if (drain === undefined) return;
      drain.currentTime = Math.min(clock.now(), duration);
      if (isRunning && isInSight && clock.now() < duration) drain.play();
      else drain.pause();
    }

    function look() {
      const now = clock.now();
      setElapsed(now);
      if (now >= duration) onTimeLeft("over");
      else if (now >= duration - littleMs) onTimeLeft("little");
    }

    setElapsed(elapsedMs);
    follow();
    document.addEventListener("visibilitychange", follow);
    const timer = isRunning ? setInterval(look, figureMs) : undefined;
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
      drain?.cancel();
    };
  }, [number, isRunning]);

  const left = seconds * 1000 - elapsed;
  return (
    <div className={styles.drain} data-left={left <= 0 ? "over" : left <= littleMs ? "little" : "enough"}>
      <span className={styles.track}>
        <span ref={line} className={styles.line} />
      </span>
      <span className={styles.worth} aria-hidden="true">
        <b>{numberText(earned ?? pointsAfter(points, seconds, elapsed))}</b>{" "}
        <small>{m.quiz_points_word({ count: 2 })}</small>
      </span>
    </div>
  );
}
