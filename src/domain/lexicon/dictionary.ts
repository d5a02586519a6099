import type { PartOfSpeech } from "./part-of-speech.ts";

/** A headword of several words; it is matched before single words. */
export type Multiword = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  /** The object of a phrasal verb may stand between its words ("turn the TV off"). */
  readonly splits: boolean;
};

/** A headword of several senses, with the clues of each in the order of use. */
export type AmbiguousWord = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly clues: readonly (readonly string[])[];
};

/** Word data for the analysis of subtitles. All words are in lower case; every lookup is fast. */
export type Dictionary = {
  /** Parts of speech under which a single word is a headword, of an entry or a fallback; empty when unknown. */
  partsOfSpeech(word: string): readonly PartOfSpeech[];
  /** Of these, the ones with an entry. */
  writtenPartsOfSpeech(word: string): readonly PartOfSpeech[];
  /** Frequency rank of a word form in spoken English, 1 the most frequent; inflected forms have their own. */
  rank(form: string): number | undefined;
  /** Whether the form is mostly capitalised in the frequency list, which is made from subtitles ("Jack", "Paris"). */
  isMostlyCapitalised(form: string): boolean;
  /** All multiword headwords. */
  readonly multiwords: readonly Multiword[];
  /** All headwords with several senses. */
  readonly ambiguous: readonly AmbiguousWord[];
};
