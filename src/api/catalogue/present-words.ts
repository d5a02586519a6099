import { type LockedWordList, meanLanguageTypes, type Word } from "../../contract/lexicon/word-list.ts";
import type { ListedWord } from "../../domain/catalogue/catalogue.ts";

function meanOf(word: ListedWord, meanLanguageType: number): string | null {
  if (meanLanguageType === meanLanguageTypes.en) return word.definition === "" ? null : word.definition;
  const meanings = meanLanguageType === meanLanguageTypes.tr ? word.tr : word.es;
  return meanings.length === 0 ? null : meanings.join("; ");
}

/** Words with `mean` in one language; null where the lexicon has no meaning in it. */
export function presentWords(words: readonly ListedWord[], meanLanguageType: number): Word[] {
  return words.map((word) => ({
    id: word.id,
    phrase: word.phrase,
    mean: meanOf(word, meanLanguageType),
    definition: word.definition,
    synonyms: [...word.synonyms],
    difficulty: word.level,
    partOfSpeech: word.partOfSpeech,
    ipa: word.ipa,
    count: word.count,
    times: [...word.times],
    ...(word.line === null ? {} : { line: word.line }),
  }));
}

/** Words of a premium list that everybody sees. */
export const previewLength = 20;

/** What others than premium users see of a premium list. */
export function presentPreview(
  words: readonly ListedWord[],
  total: number,
  meanLanguageType: number,
): Pick<LockedWordList, "preview" | "total"> {
  return { preview: presentWords(words.slice(0, previewLength), meanLanguageType), total };
}
