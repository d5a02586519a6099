import type { Level } from "./level.ts";
import type { PartOfSpeech } from "./part-of-speech.ts";

export const marks = ["vulgar", "informal", "cognate-tr", "cognate-es", "academic"] as const;

export type Mark = (typeof marks)[number];

/** A headword as content/lexicon describes it: one part of speech, meanings by use in series. */
export type LexiconEntry = {
  readonly id: number;
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly level: Level;
  readonly tr: readonly string[];
  readonly es: readonly string[];
  readonly definition: string;
  readonly synonyms: readonly string[];
  readonly ipa: string;
  readonly marks: readonly Mark[];
  /** Only for phrasal verbs: the object may stand between the words. */
  readonly splits: boolean;
  /** A sentence that contains a multiword entry; empty for single words. */
  readonly example: string;
};

/** A headword as it is stored and shown: of an entry, or guessed from free word data and marked so. */
export type Headword = Omit<LexiconEntry, "marks" | "splits" | "example"> & {
  readonly source: "lexicon" | "fallback";
};
