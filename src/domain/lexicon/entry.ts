import type { ByMeaningLanguage, MeaningLanguage } from "../locale/meaning-language.ts";
import type { Level } from "./level.ts";
import type { PartOfSpeech } from "./part-of-speech.ts";

/** Where and how a sense is used, where that is not everywhere and by everyone. */
export const registers = [
  "informal",
  "formal",
  "vulgar",
  "offensive",
  "old-fashioned",
  "literary",
  "technical",
  "US",
  "UK",
] as const;

export type Register = (typeof registers)[number];

/** What several uses of a headword have in common: a row of content/lexicon. */
export type Sense = {
  readonly level: Level;
  /** By frequency in series. */
  readonly meanings: ByMeaningLanguage<readonly string[]>;
  readonly definition: string;
  readonly synonyms: readonly string[];
  readonly ipa: string;
  readonly registers: readonly Register[];
  /** Languages that have the same word for the first meaning (hospital, televisión). */
  readonly cognates: readonly MeaningLanguage[];
  /** The false friend and its meaning; empty for none. */
  readonly falseFriends: ByMeaningLanguage<string>;
  /** How it is used in a sentence (`explain sth to sb`, `+ -ing`, `usually plural`); empty where that is plain. */
  readonly pattern: string;
  /** Signs around a word that point to this sense: `police` (a word near it), `_ with` (next to it), `#crime` (what the text is about). */
  readonly clues: readonly string[];
  /** A sentence of spoken English that contains the headword, and its translations; empty where there is none yet. */
  readonly example: string;
  readonly translations: ByMeaningLanguage<string>;
  /** What speakers of the language get wrong, in their language; empty for nothing. */
  readonly notes: ByMeaningLanguage<string>;
};

/** What is shown of a sense: all but the signs that it is meant. */
export type ShownSense = Omit<Sense, "clues" | "ipa" | "cognates" | "falseFriends">;

/**
 * A headword with one part of speech. Its senses stand in the order of use in series; the fields of an entry are those
 * of its first sense.
 */
export type LexiconEntry = Pick<Sense, "level" | "meanings" | "definition" | "synonyms" | "ipa"> & {
  readonly id: number;
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  /** In the vocabulary of university and language exams (YDS, YÖKDİL). */
  readonly isAcademic: boolean;
  /** Only for phrasal verbs: the object may stand between the words. */
  readonly splits: boolean;
  readonly senses: readonly Sense[];
};

/** A headword as stored and shown: from an entry, or a fallback from free word data. */
export type Headword = Pick<
  LexiconEntry,
  "id" | "phrase" | "partOfSpeech" | "level" | "meanings" | "definition" | "synonyms" | "ipa"
> & {
  readonly source: "lexicon" | "fallback";
  /** Of its first sense; nothing of a fallback. */
  readonly cognates: readonly MeaningLanguage[];
  readonly falseFriends: ByMeaningLanguage<string>;
  /** In the order of use in series; none of a fallback. */
  readonly senses: readonly ShownSense[];
};
