/** Parts of speech as lexicon files and the API write them. */
export const partsOfSpeech = [
  "noun",
  "verb",
  "adjective",
  "adverb",
  "preposition",
  "interjection",
  "number",
  "phrasal verb",
  "idiom",
  "phrase",
] as const;

export type PartOfSpeech = (typeof partsOfSpeech)[number];

export function isPartOfSpeech(value: string): value is PartOfSpeech {
  return partsOfSpeech.some((known) => known === value);
}
