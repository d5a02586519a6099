/**
 * What a day's points count on the leaderboard (product, section 4): the first 20,000 in full, those up to 60,000 by
 * half, up to 120,000 by a quarter, the rest not. The day is that of the leaderboard's months, in Istanbul, for everyone.
 */
export const rankedBands: readonly { readonly upTo: number; readonly divisor: number }[] = [
  { upTo: 20_000, divisor: 1 },
  { upTo: 60_000, divisor: 2 },
  { upTo: 120_000, divisor: 4 },
];

/**
 * So many of a day's points by one method, and in one list, count on the leaderboard: no single trick wins it. People's own
 * and shared lists, and words without a list, are one list.
 */
export const dayCaps = { method: 15_000, list: 30_000 } as const;

/** The points of a day that were earned by a method and in a list before, by the ledger. */
export type EarnedBefore = { readonly method: number; readonly list: number };

/** What of an answer's points counts within the caps of its day: `rankedPoints` is worked out from the sum of these. */
export function countedPoints(points: number, before: EarnedBefore): number {
  const left = (cap: number, earned: number) => Math.max(0, cap - earned);
  return Math.min(points, left(dayCaps.method, before.method), left(dayCaps.list, before.list));
}

/** By which cap further points of a day do not count; undefined where they do. */
export function reachedCap(before: EarnedBefore): keyof EarnedBefore | undefined {
  if (before.method >= dayCaps.method) return "method";
  return before.list >= dayCaps.list ? "list" : undefined;
}

/** The points of a day that count in full. */
export const fullPointsOfDay = 20_000;

/** The ranked points of a day, rounded down within each band. */
export function rankedPoints(dayPoints: number): number {
  let from = 0;
  let ranked = 0;
  for (const { upTo, divisor } of rankedBands) {
    ranked += Math.floor((Math.min(Math.max(dayPoints, from), upTo) - from) / divisor);
    from = upTo;
  }
  return ranked;
}

/** By what share further points of a day count: 1, 0.5, 0.25, and at last 0. */
export function rankedShare(dayPoints: number): number {
  const band = rankedBands.find(({ upTo }) => dayPoints < upTo);
  return band === undefined ? 0 : 1 / band.divisor;
}
