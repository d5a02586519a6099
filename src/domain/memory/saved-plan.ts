import type { Day } from "../locale/day.ts";

/** What a person wants to watch, and how: it is planned anew each time it is read. */
export type SavedPlan = {
  readonly titleIds: readonly number[];
  readonly wordsPerDay: number;
  /** The first day; null for the present one. */
  readonly from: Day | null;
  readonly target: 90 | 95;
  readonly isAnyOrder: boolean;
};

/** New words that may be begun on a day: at least as many as a plan counts on. */
export function newWordsPerDay({ newPerDay, plan }: { newPerDay: number; plan: SavedPlan | null }): number {
  return Math.max(newPerDay, plan?.wordsPerDay ?? 0);
}

export const planLimits = { titles: 20, wordsPerDay: 50, episodes: 200, words: 8_000 } as const;
