import type { PartOfSpeech } from "./part-of-speech.ts";

/** Words of exams whose first sense is of everyday speech, with the sense that texts of exams have, by its number from 1. */
const senses: Readonly<Partial<Record<PartOfSpeech, Readonly<Record<string, number>>>>> = {
  noun: {
    asset: 2,
    association: 2,
    compound: 2,
    demonstration: 2,
    discretion: 2,
    exhibit: 2,
    formation: 2,
    foundation: 2,
    identification: 2,
    journal: 2,
    medium: 2,
    portion: 2,
    range: 2,
    recognition: 2,
    review: 2,
    sector: 2,
    settlement: 2,
    term: 2,
    text: 2,
    unit: 3,
    volume: 3,
    welfare: 2,
  },
  verb: {
    address: 2,
    adopt: 2,
    approach: 2,
    collapse: 2,
    contract: 2,
    discharge: 4,
    explore: 2,
    expose: 2,
    foster: 2,
    promote: 3,
    survey: 2,
    withdraw: 2,
    yield: 3,
  },
  adjective: { domestic: 2, sophisticated: 2 },
};

/** The sense of a word that lists for exams give, by its number from 1. */
export function examSenseOf({ phrase, partOfSpeech }: { phrase: string; partOfSpeech: PartOfSpeech }): number {
  const ofKind = senses[partOfSpeech];
  return ofKind !== undefined && Object.hasOwn(ofKind, phrase) ? (ofKind[phrase] ?? 1) : 1;
}

/** All that are not the first, for the check of the lexicon. */
export const examSenses: readonly { readonly phrase: string; readonly partOfSpeech: PartOfSpeech }[] = Object.entries(
  senses,
).flatMap(([partOfSpeech, words]) =>
  Object.keys(words).map((phrase) => ({ phrase, partOfSpeech: partOfSpeech as PartOfSpeech })),
);
