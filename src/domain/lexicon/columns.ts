import type { MeaningLanguage } from "../locale/meaning-language.ts";

/** The lexicon's fields that have a column for each language. */
export type TranslatedField = "meaning" | "falseFriend" | "example" | "note";

export function columnOf(field: TranslatedField, language: MeaningLanguage) {
  return `${field}.${language}` as const;
}
