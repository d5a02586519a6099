/** How often a word earns points on one day. Points are rounded up: without an end there would be one for ever. */
const mostTimes = 8;

/**
 * The share of its points that a word still earns on a day on which it has earned some already: 1, 1/2, 1/4 … and in
 * the end nothing. So the leaderboard is not won with the same six words, however often they are asked.
 */
export function repeatShare(timesEarned: number): number {
  return timesEarned < mostTimes ? 1 / 2 ** timesEarned : 0;
}
