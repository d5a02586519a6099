import { type ByMeaningLanguage, byMeaningLanguage } from "../../src/domain/locale/meaning-language.ts";

/** Meanings by language: none in those that are not named. */
export function meanings(given: Partial<ByMeaningLanguage<readonly string[]>>): ByMeaningLanguage<readonly string[]> {
  return { ...byMeaningLanguage(() => []), ...given };
}

/** Texts by language: empty in those that are not named. */
export function texts(given: Partial<ByMeaningLanguage<string>> = {}): ByMeaningLanguage<string> {
  return { ...byMeaningLanguage(() => ""), ...given };
}
