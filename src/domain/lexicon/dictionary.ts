import type { PartOfSpeech } from "./part-of-speech.ts";

/** A headword of several words that is looked for before single words. */
export type Multiword = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  /** The object of a phrasal verb may stand between its words ("turn the TV off"). */
  readonly splits: boolean;
};

/** What the import asks of the word data: every question is about lower-case words and cheap to answer. */
export type Dictionary = {
  /** Parts of speech under which a single word is a headword, of an entry or a fallback; empty when unknown. */
  partsOfSpeech(word: string): readonly PartOfSpeech[];
  /** Frequency rank of a word form in spoken English, 1 the most frequent; inflected forms have their own. */
  rank(form: string): number | undefined;
  /** True where the frequency list, made from subtitles, mostly writes the word with a capital ("Jack", "Paris"). */
  isMostlyCapitalised(form: string): boolean;
  /** All multiword headwords. */
  readonly multiwords: readonly Multiword[];
};
