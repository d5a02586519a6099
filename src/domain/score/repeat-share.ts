/**
 * The share of its points that a word still earns on a day on which it has earned some already: 1, 1/2, 1/4 … So the
 * leaderboard is not won with the same six words.
 */
export function repeatShare(timesEarned: number): number {
  return 1 / 2 ** timesEarned;
}
