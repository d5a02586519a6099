import { keyedByLanguage, type MeaningLanguage } from "../../domain/locale/meaning-language.ts";

/** The fields of a sense that have a name for each language on the wire: `noteTr`, `noteEs`. Meanings are `tr`, `es`. */
export type TranslatedName = "falseFriend" | "example" | "note";

/** `noteTr` for the note in Turkish. */
export function wireName<Name extends TranslatedName>(name: Name, language: MeaningLanguage) {
  return `${name}${capitalised(language)}` as const;
}

/** A field of that name for each language. */
export function wireFields<Name extends TranslatedName, Value>(
  name: Name,
  valueIn: (language: MeaningLanguage) => Value,
) {
  return keyedByLanguage((language) => wireName(name, language), valueIn);
}

/** `tr` as `Tr`. */
function capitalised<Text extends string>(text: Text): Capitalize<Text> {
  return (text.slice(0, 1).toUpperCase() + text.slice(1)) as Capitalize<Text>;
}
