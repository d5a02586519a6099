import type { Level } from "../lexicon/level.ts";

/** In the middle of a level's ranks (`rankBounds` of level.ts), as natural logarithms. */
const middles: Readonly<Record<Level, number>> = { 1: 5.1, 2: 6.74, 3: 8.13, 4: 9.38, 5: 10.6 };

/** Natural logarithms of ranks become logits: what learners know of bands of 1,000 words falls about so fast. */
const slope = 1.5;
/** In the middle of the tested words: a word that is neither easy nor hard. */
const centre = 8.2;

/** How much easier a word is for those whose language has the same one, in logits. */
const cognateGain = 1.5;

type Facts = {
  /** By frequency in spoken English, 1 for the most frequent; undefined for what has none, such as phrases. */
  readonly rank: number | undefined;
  readonly level: Level;
  /** The learner's language has the same word. */
  readonly isCognate: boolean;
};

/**
 * The ability, in logits, at which half of the learners know the word: half by its frequency, half by the level that a
 * teacher gave it. From about -6 (of the first hundred) to 4 (rare ones of C1).
 */
export function difficultyOf({ rank, level, isCognate }: Facts): number {
  const byLevel = middles[level];
  const size = (rank === undefined ? byLevel : (Math.log(rank) + byLevel) / 2) - centre;
  // No estimate is exact to a tenth of a logit.
  return Math.round(10 * (slope * size - (isCognate ? cognateGain : 0))) / 10;
}
