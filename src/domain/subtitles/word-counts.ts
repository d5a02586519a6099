import type { PartOfSpeech } from "../lexicon/part-of-speech.ts";

/** One headword found in one subtitle file. */
export type WordCount = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  /** Number of occurrences. */
  readonly count: number;
  /** Running words that its occurrences cover: `count` for single words, more for multiword items. */
  readonly tokens: number;
  /** Whole seconds at which the cues of its occurrences begin, ascending, each once. */
  readonly times: readonly number[];
  /** Which of the headword's senses is meant at each of the times, 0 for the first; empty where it is always the first. */
  readonly senses: readonly number[];
  /** The best example line of the sense most said, at most 120 characters. */
  readonly line: string;
};

/** How often something is said, and where at first. */
type Said = {
  readonly count: number;
  /** Whole seconds at which the cues of its first occurrences begin. */
  readonly firsts: readonly number[];
};

/** The word counts of a subtitle file. */
export type SubtitleWords = {
  readonly items: readonly WordCount[];
  /** Running words of all kinds; the parts below and the items' tokens add up to it. */
  readonly runningWords: number;
  readonly closedClassWords: number;
  readonly nameWords: number;
  /** Digits, sounds (oh, uh) and words that no dictionary knows. */
  readonly otherWords: number;
  /** Of these, the words that no dictionary knows: nobody can say who understands them. */
  readonly unjudgedWords: number;
  readonly names: readonly ({ readonly name: string } & Said)[];
  readonly unknown: readonly ({ readonly word: string } & Said)[];
};
