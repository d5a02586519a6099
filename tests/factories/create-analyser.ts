import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import { createWordAnalyser, type WordAnalyser } from "../../src/domain/subtitles/words/word-analyser.ts";
import { loadPhraseTable } from "../../src/services/subtitles/load-phrase-table.ts";
import { loadReadingModel } from "../../src/services/subtitles/load-reading-model.ts";

const readings = await loadReadingModel();
const phraseTable = await loadPhraseTable();

/** The analyser of a dictionary with the model of readings and the phrases that the import has. */
export function createAnalyser(dictionary: Dictionary): WordAnalyser {
  return createWordAnalyser(dictionary, readings, phraseTable);
}
