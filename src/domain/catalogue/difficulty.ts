import type { Level } from "../lexicon/level.ts";

/** How many running words of a list's items are of a level. */
export type LevelTokens = { readonly level: Level; readonly tokens: number };

/**
 * Share of the tokens above A2 below which a title is of a level; above the last bound it is of level 5.
 * The easiest words make up most of what is said anywhere, so that the mean level of tokens hardly differs
 * between titles, but the rest does. Of all tokens in SUBTLEX-US (8,388 films and series) but closed classes and names,
 * 17.8 % are of word forms ranked above A2, and some fewer when counted by headword: level 3 or 4.
 */
const bounds: readonly { readonly below: number; readonly level: Level }[] = [
  { below: 0.06, level: 1 },
  { below: 0.1, level: 2 },
  { below: 0.15, level: 3 },
  { below: 0.21, level: 4 },
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
