import type { Method } from "./methods.ts";

/** Milliseconds under which an answer earns nothing: nobody reads and answers so fast (product, section 4). */
export const minimumAnswerMs = 250;

/**
 * What a question is worth when it opens: base points and 10 times the level, half of it (rounded up)
 * once the word has been answered wrong in this tour.
 */
export function startPoints({ points }: Pick<Method, "points">, difficulty: number, falseCount: number): number {
  const full = points + 10 * difficulty;
  return falseCount > 0 ? Math.ceil(full / 2) : full;
}

/**
 * What a right answer earns: `ceil(start * (1 - t / duration))`, at least a tenth of the start, rounded up.
 * Milliseconds are counted whole, so that no rounding error of the quotient lifts a point.
 *
 * @param start points at the opening
 * @param seconds time in which they fall
 * @param elapsedMs milliseconds since the opening; before it (a clock set back) counts as at it
 */
export function pointsAfter(start: number, seconds: number, elapsedMs: number): number {
  if (start <= 0 || seconds <= 0) return 0;
  const duration = seconds * 1000;
  const left = duration - Math.min(duration, Math.max(0, Math.floor(elapsedMs)));
  return Math.max(Math.ceil((start * left) / duration), Math.ceil(start / 10));
}

/** How often a word earns points on one day. Points are rounded up: without an end there would be one for ever. */
const mostTimes = 8;

/**
 * The share of its points that a word still earns on a day on which it has earned some already: 1, 1/2, 1/4 … and in
 * the end nothing. So the leaderboard is not won with the same six words, however often they are asked.
 */
export function repeatShare(timesEarned: number): number {
  return timesEarned < mostTimes ? 1 / 2 ** timesEarned : 0;
}
