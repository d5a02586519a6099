import type { Level } from "./level.ts";
import type { PartOfSpeech } from "./part-of-speech.ts";

export const marks = ["vulgar", "informal"] as const;

export type Mark = (typeof marks)[number];

/** An entry of content/lexicon: a headword with one part of speech, its meanings by frequency in series. */
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
  /** Languages that have the same word for the first meaning (hospital, televisión). */
  readonly cognates: readonly ("tr" | "es")[];
  /** In the vocabulary of university and language exams (YDS, YÖKDİL). */
  readonly isAcademic: boolean;
  /** The false friend and its meaning; empty for none. */
  readonly falseFriendTr: string;
  readonly falseFriendEs: string;
  /** Only for phrasal verbs: the object may stand between the words. */
  readonly splits: boolean;
  /** A sentence that contains a multiword entry; empty for single words. */
  readonly example: string;
};

/** A headword as stored and shown: from an entry, or a fallback from free word data. */
export type Headword = Pick<
  LexiconEntry,
  "id" | "phrase" | "partOfSpeech" | "level" | "tr" | "es" | "definition" | "synonyms" | "ipa"
> & {
  readonly source: "lexicon" | "fallback";
};
