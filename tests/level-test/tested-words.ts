import { type RatedWord, ratedFor } from "../../src/domain/level-test/test-form.ts";
import { frequentWords, isTaught } from "../../src/domain/lexicon/common-words.ts";
import { readFreeWordData } from "../../src/domain/lexicon/free-word-data.ts";
import { testedWords } from "../../src/domain/lexicon/site-list.ts";
import type { Locale } from "../../src/domain/locale/locale.ts";
import { readLexiconEntries } from "../../src/services/lexicon/read-lexicon-files.ts";
import { readWordDataFiles } from "../../src/services/lexicon/word-data-files.ts";

/** The words of the level test as the site has them. */
export async function readTestedWords(language: Locale) {
  const entries = await readLexiconEntries();
  const { forms } = await readWordDataFiles();
  const freeWords = readFreeWordData(forms.toString("latin1"), new Uint8Array());
  const words: RatedWord[] = ratedFor(frequentWords(entries.filter(isTaught), freeWords.rank, testedWords), language);
  return { entries, freeWords, words };
}
