import type { Level } from "../lexicon/level.ts";

/** How many running words of a list's items are of a level. */
export type LevelTokens = { readonly level: Level; readonly tokens: number };

/**
 * Share of the tokens above A2 below which a title is of a level; above the last bound it is of level 5.
 * The easiest words make up most of what is said anywhere, so that the mean level of tokens hardly differs
 * between titles, but the rest does. Measured with the levels of the lexicon: everyday comedies have 18 to 22 %,
 * short fantasy and science-fiction films 35 to 38 %, a recorded lecture 53 %.
 */
const bounds: readonly { readonly below: number; readonly level: Level }[] = [
  { below: 0.12, level: 1 },
  { below: 0.2, level: 2 },
  { below: 0.28, level: 3 },
  { below: 0.4, level: 4 },
];

const hardest: Level = 5;
const easiest: Level = 1;

/** The difficulty, 1 to 5, of an episode, a season or a title; where nothing is said it is the lowest. */
export function difficultyOf(counts: readonly LevelTokens[]): Level {
  const total = counts.reduce((sum, { tokens }) => sum + tokens, 0);
  const above = counts.reduce((sum, { level, tokens }) => sum + (level > 2 ? tokens : 0), 0);
  if (total === 0) return easiest;
  return bounds.find(({ below }) => above / total < below)?.level ?? hardest;
}
