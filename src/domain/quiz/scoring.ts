import type { Method } from "./methods.ts";

/** Milliseconds below which an answer earns nothing: no person answers so fast (product, section 4). */
export const minimumAnswerMs = 250;

/**
 * The points of a question when it opens: base points plus 10 times the level; half of that, rounded up, after a wrong
 * answer to the word in this tour.
 */
export function pointsAtStart({ points }: Pick<Method, "points">, difficulty: number, wrongCount: number): number {
  const full = points + 10 * difficulty;
  return wrongCount > 0 ? Math.ceil(full / 2) : full;
}

/**
 * What a right answer earns: `ceil(start * (1 - t / duration))`, at least a tenth of the start, rounded up.
 * Computed in whole milliseconds, so that no rounding error adds a point.
 *
 * @param start points when the question opens
 * @param seconds time in which they decrease
 * @param elapsedMs milliseconds since it opened; negative values (a clock set back) count as 0
 */
export function pointsAfter(start: number, seconds: number, elapsedMs: number): number {
  if (start <= 0 || seconds <= 0) return 0;
  const duration = seconds * 1000;
  const left = duration - Math.min(duration, Math.max(0, Math.floor(elapsedMs)));
  return Math.max(Math.ceil((start * left) / duration), Math.ceil(start / 10));
}

/** How often a word is asked for points on a day. Points are rounded up: without a limit there would always be one. */
const maxTimes = 8;

/**
 * The share of its points that a word earns when earlier tours have asked for it that often on the same day: 1, 1/2,
 * 1/4 … and at last 0. Questions that were answered, left or dropped count alike (product, section 4).
 */
export function repeatShare(timesOpened: number): number {
  return timesOpened < maxTimes ? 1 / 2 ** timesOpened : 0;
}

/**
 * Whether nobody answers so fast: people read for 400 ms, and write 20 letters a second at most.
 *
 * @param written the answer as written; null where it was chosen
 */
export function isHasty(elapsedMs: number, written: string | null): boolean {
  return elapsedMs < 400 + 50 * (written?.length ?? 1);
}
