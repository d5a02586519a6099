import { isLocale, type Locale, meaningLanguages } from "./locale.ts";

export type MeaningLanguage = (typeof meaningLanguages)[number];

/** A value for each language of meanings. */
export type ByMeaningLanguage<Value> = Readonly<Record<MeaningLanguage, Value>>;

export function byMeaningLanguage<Value>(valueIn: (language: MeaningLanguage) => Value): ByMeaningLanguage<Value> {
  return keyedByLanguage((language) => language, valueIn);
}

/** The same under other keys, such as `note.tr` and `note.es`. */
export function keyedByLanguage<Key extends string, Value>(
  keyOf: (language: MeaningLanguage) => Key,
  valueIn: (language: MeaningLanguage) => Value,
): Readonly<Record<Key, Value>> {
  const values: Partial<Record<Key, Value>> = {};
  for (const language of meaningLanguages) values[keyOf(language)] = valueIn(language);
  return values as Record<Key, Value>;
}

export function isMeaningLanguage(value: string): value is MeaningLanguage {
  return meaningLanguages.some((language) => language === value);
}

/** What a word list is read in: a language of meanings, or English, whose meanings are the definitions. */
export type ListLanguage = "en" | MeaningLanguage;

/** In the order of their numbers in the API. */
export const listLanguages: readonly ListLanguage[] = ["en", ...meaningLanguages];

/** The site's language for texts beside a list: English where the site is not in the list's. */
export const localeBeside = (language: ListLanguage): Locale => (isLocale(language) ? language : "en");

/** The name of a language in another. */
export function languageName(language: ListLanguage, inLanguage: Locale): string {
  return new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? language;
}
