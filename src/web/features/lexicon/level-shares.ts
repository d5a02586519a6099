import { type Level, levels } from "../../../domain/lexicon/level.ts";

export type LevelShare = {
  readonly level: Level;
  readonly count: number;
  /** Percent of the whole at which the level begins, and how many percent it takes. */
  readonly from: number;
  readonly share: number;
};

/** Counts by level, A1 first, as parts of a strip; nothing where all are nought. */
export function levelSharesOf(counts: readonly number[]): LevelShare[] {
  const total = totalOf(counts);
  if (total === 0) return [];
  let from = 0;
  return levels.map((level) => {
    const count = counts[level - 1] ?? 0;
    const share = (100 * count) / total;
    const part = { level, count, from, share };
    from += share;
    return part;
  });
}

export function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
