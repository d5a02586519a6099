import type { Level } from "./level.ts";
import type { PartOfSpeech } from "./part-of-speech.ts";

export const marks = ["vulgar", "informal"] as const;

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
  /** Languages that have the same word for the first meaning (hospital, televisión). */
  readonly cognates: readonly ("tr" | "es")[];
  /** One of the words that university entrance and language exams ask for (YDS, YÖKDİL). */
  readonly isAcademic: boolean;
  /** The look-alike that the word is mistaken for and what that really means; empty where there is none. */
  readonly falseFriendTr: string;
  readonly falseFriendEs: string;
  /** Only for phrasal verbs: the object may stand between the words. */
  readonly splits: boolean;
  /** A sentence that contains a multiword entry; empty for single words. */
  readonly example: string;
};

/** A headword as it is stored and shown: of an entry, or guessed from free word data and marked so. */
export type Headword = Pick<
  LexiconEntry,
  "id" | "phrase" | "partOfSpeech" | "level" | "tr" | "es" | "definition" | "synonyms" | "ipa"
> & {
  readonly source: "lexicon" | "fallback";
};
