import type { Level } from "../lexicon/level.ts";
import { isCognateIn, isFalseFriendIn, type Likeness, levelFor } from "../lexicon/level-for.ts";
import { type ByMeaningLanguage, byMeaningLanguage, type MeaningLanguage } from "../locale/meaning-language.ts";

/** How many headwords of a list are of a level, and how many running words are theirs. */
export type LevelTokens = { readonly level: Level; readonly words: number; readonly tokens: number };

/** Raised when the rule below changes: titles are then published again. */
export const difficultyRule = 4;

/**
 * Upper bounds of the share of tokens above A2 for each level; above the last bound the level is 5. Easy words are most of
 * the tokens of any title, so the mean level hardly differs between titles; the share of the others does. Bounds are near
 * the 10th, 35th, 65th and 90th percentiles of 60 films of at least 500 running words, whose shares go from 17 to 41 %,
 * half of them within 22 and 28 %: a tenth is very easy and a tenth very hard (docs/words.md).
 */
const bounds: readonly { readonly below: number; readonly level: Level }[] = [
  { below: 0.205, level: 1 },
  { below: 0.23, level: 2 },
  { below: 0.275, level: 3 },
  { below: 0.32, level: 4 },
];

const hardest: Level = 5;
const hardestOfEasyWords: Level = 4;
const easiest: Level = 1;

/**
 * The difficulty, 1 to 5, of an episode, a season or a title; the lowest without any tokens. Never the hardest where most
 * headwords are of A1 and A2, as the chart of a title shows them.
 */
export function difficultyOf(counts: readonly LevelTokens[]): Level {
  const sumOf = (of: (count: LevelTokens) => number) => counts.reduce((sum, count) => sum + of(count), 0);
  const tokens = sumOf((count) => count.tokens);
  if (tokens === 0) return easiest;
  const above = sumOf((count) => (count.level > 2 ? count.tokens : 0));
  const level = bounds.find(({ below }) => above / tokens < below)?.level ?? hardest;
  const easyWords = sumOf((count) => (count.level > 2 ? -count.words : count.words));
  return level === hardest && easyWords > 0 ? hardestOfEasyWords : level;
}

/** What a title, season or episode is for who speaks a language. */
export type FiguresFor = {
  readonly difficulty: Level;
  /** Headwords that the language has too. */
  readonly cognates: number;
  /** Headwords that look like one of the language and mean something else. */
  readonly falseFriends: number;
};

/** The headwords of a level that are alike in the same languages. */
export type LikeTokens = LevelTokens & Likeness;

/** For each language the difficulty by the same bounds, with the levels that its speakers have the words at. */
export function figuresByLanguage(counts: readonly LikeTokens[]): ByMeaningLanguage<FiguresFor> {
  return byMeaningLanguage((language) => figuresFor(counts, language));
}

function figuresFor(counts: readonly LikeTokens[], language: MeaningLanguage): FiguresFor {
  const sumOf = (chosen: readonly LikeTokens[]) => chosen.reduce((sum, { words }) => sum + words, 0);
  return {
    difficulty: difficultyOf(counts.map((count) => ({ ...count, level: levelFor(count, language) }))),
    cognates: sumOf(counts.filter((count) => isCognateIn(count, language))),
    falseFriends: sumOf(counts.filter((count) => isFalseFriendIn(count, language))),
  };
}

/** Fewer running words say too little of how hard a title is: it is shown as short, without a level. */
export const fewestRatedWords = 500;

export function isTooShortToRate({ runningWords }: { readonly runningWords: number }): boolean {
  return runningWords < fewestRatedWords;
}
