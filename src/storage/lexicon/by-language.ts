import type { Sense, ShownSense } from "../../domain/lexicon/entry.ts";
import type { EntrySource } from "../../domain/lexicon/parse-lexicon.ts";
import { type ByMeaningLanguage, byMeaningLanguage } from "../../domain/locale/meaning-language.ts";

// Rows that are older than a language lack it until the lexicon is loaded anew, and those of no entry for ever: they are
// read as rows that have nothing in it.

const noMeanings = byMeaningLanguage<readonly string[]>(() => []);
const noTexts = byMeaningLanguage(() => "");

type Meanings = ByMeaningLanguage<readonly string[]>;

function completeSense<Whole extends ShownSense>(sense: Whole): Whole {
  return {
    ...sense,
    meanings: { ...noMeanings, ...sense.meanings },
    translations: { ...noTexts, ...sense.translations },
    notes: { ...noTexts, ...sense.notes },
  };
}

function completeEntrySense(sense: Sense): Sense {
  return { ...completeSense(sense), falseFriends: { ...noTexts, ...sense.falseFriends } };
}

const asItIs = <Value>(value: Value): Value => value;

export const meaningsJson = {
  toDriver: asItIs<Meanings>,
  fromDriver: (stored: Partial<Meanings>): Meanings => ({ ...noMeanings, ...stored }),
};

type Texts = ByMeaningLanguage<string>;

export const textsJson = {
  toDriver: asItIs<Texts>,
  fromDriver: (stored: Partial<Texts>): Texts => ({ ...noTexts, ...stored }),
};

export const sensesJson = {
  toDriver: asItIs<readonly ShownSense[]>,
  fromDriver: (stored: readonly ShownSense[]): readonly ShownSense[] => stored.map(completeSense),
};

export const entryJson = {
  toDriver: asItIs<EntrySource>,
  fromDriver: (stored: EntrySource): EntrySource => ({ ...stored, senses: stored.senses.map(completeEntrySense) }),
};
