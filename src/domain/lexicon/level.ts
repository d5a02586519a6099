/** CEFR levels in ascending order; `C1` stands for C1 and above. */
export const levelNames = ["A1", "A2", "B1", "B2", "C1"] as const;

export type LevelName = (typeof levelNames)[number];

/** 1 (A1) to 5 (C1 and above): the `difficulty` of words, episodes and titles. */
export type Level = 1 | 2 | 3 | 4 | 5;

export const levels: readonly Level[] = [1, 2, 3, 4, 5];

export function levelOfName(name: string): Level | undefined {
  const names: readonly string[] = levelNames;
  return levels[names.indexOf(name)];
}

export function nameOfLevel(level: Level): LevelName {
  return levelNames[level - 1] ?? "C1";
}

/**
 * Frequency ranks (SUBTLEX-US word forms, 1 = most frequent) that best part the five levels:
 * exact for 44 in 100 words, within one level for 91. Used only where no entry gives the level.
 */
const rankBounds = [407, 1768, 6554, 21642] as const;

/** The level estimated from a frequency rank; words outside the list are the rarest. */
export function levelOfRank(rank: number | undefined): Level {
  if (rank === undefined) return 5;
  const index = rankBounds.findIndex((bound) => rank <= bound);
  return levels[index] ?? 5;
}
