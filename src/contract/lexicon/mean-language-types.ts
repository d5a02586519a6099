import { byMeaningLanguage, type ListLanguage, listLanguages } from "../../domain/locale/meaning-language.ts";

const typeOf = (language: ListLanguage) => listLanguages.indexOf(language) + 1;

/** Values of `MeanLanguageType`: the language of `mean`, which in English is the definition. Without schemas, for the browser. */
export const meanLanguageTypes: Readonly<Record<ListLanguage, number>> = {
  en: typeOf("en"),
  ...byMeaningLanguage(typeOf),
};

/** The language of a `MeanLanguageType`; English for any other value. */
export function languageOfType(type: unknown): ListLanguage {
  return listLanguages.find((language) => meanLanguageTypes[language] === type) ?? "en";
}
