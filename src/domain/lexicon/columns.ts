import type { MeaningLanguage } from "../locale/meaning-language.ts";

/** The lexicon's fields that have a column for each language. */
export type TranslatedField = "meaning" | "falseFriend" | "example" | "note";

type TranslatedColumn = MeaningLanguage | `${Exclude<TranslatedField, "meaning">}${Capitalize<MeaningLanguage>}`;

export function columnOf(field: TranslatedField, language: MeaningLanguage): TranslatedColumn {
  if (field === "meaning") return language;
  return `${field}${language.slice(0, 1).toUpperCase()}${language.slice(1)}` as TranslatedColumn;
}
