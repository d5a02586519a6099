import type { Level } from "../lexicon/level.ts";

/** How many running words of a list's items are of a level. */
export type LevelTokens = { readonly level: Level; readonly tokens: number };

/**
 * Upper bounds of the share of tokens above A2 for each level; above the last bound the level is 5. Easy words are most of
 * the tokens of any title, so the mean level hardly differs between titles; the share of the others does. Measured with
 * the levels of the lexicon: everyday comedies 18 to 22 %, short fantasy and science-fiction films 35 to 38 %, a recorded
 * lecture 53 %.
 */
const bounds: readonly { readonly below: number; readonly level: Level }[] = [
  { below: 0.12, level: 1 },
  { below: 0.2, level: 2 },
  { below: 0.28, level: 3 },
  { below: 0.4, level: 4 },
];

const hardest: Level = 5;
const easiest: Level = 1;

/** The difficulty, 1 to 5, of an episode, a season or a title; the lowest without any tokens. */
export function difficultyOf(counts: readonly LevelTokens[]): Level {
  const total = counts.reduce((sum, { tokens }) => sum + tokens, 0);
  const above = counts.reduce((sum, { level, tokens }) => sum + (level > 2 ? tokens : 0), 0);
  if (total === 0) return easiest;
  return bounds.find(({ below }) => above / total < below)?.level ?? hardest;
}
