import type { Dictionary } from "../../../lexicon/dictionary.ts";
import { isMostlyName } from "./name-counts.ts";

/** The frequency list counts names and misspellings too; forms that are rarer than this are mostly those. */
const maxWordRank = 30_000;

/** Whether a form in lower case is an English word and hardly a name: by it cleaning repairs what is damaged. */
export function isWord(word: string, dictionary: Dictionary): boolean {
  if (isMostlyName(word, dictionary)) return false;
  return (
    (dictionary.rank(word) ?? Number.POSITIVE_INFINITY) <= maxWordRank || dictionary.partsOfSpeech(word).length > 0
  );
}
