import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import { createFormCache } from "../../src/domain/subtitles/words/forms/form-cache.ts";
import { classifyNames, createNameCounts } from "../../src/domain/subtitles/words/names/name-counts.ts";
import { compilePhrases, type PhraseIndex } from "../../src/domain/subtitles/words/phrases/compile-phrases.ts";
import { matchPhrases } from "../../src/domain/subtitles/words/phrases/match-phrases.ts";
import type { PhraseRow, PhraseTable } from "../../src/domain/subtitles/words/phrases/phrase-table.ts";
import { createAnalyser } from "../factories/create-analyser.ts";

export type PhraseFinder = {
  /** Whether a text has a phrase, by all rows. */
  has(text: string, phrase: string): boolean;
  /** Whether it would have the phrase of a row without the row. */
  hasWithout(text: string, row: PhraseRow): boolean;
};

/** Finds phrases in examples, with all rows of the table or without one. */
export function createPhraseFinder(dictionary: Dictionary, table: PhraseTable): PhraseFinder {
  const analyser = createAnalyser(dictionary);
  const forms = createFormCache(dictionary);
  const whole = compilePhrases(dictionary.multiwords, table, forms);
  const find = (text: string, index: PhraseIndex) => {
    const cues = [{ seconds: 0, text, speakers: [] }];
    const counts = createNameCounts();
    analyser.countNames(cues, counts);
    return analyser
      .tag(cues, classifyNames(counts, dictionary))
      .flatMap(({ tokens }) => matchPhrases(tokens, index).map(({ pattern }) => pattern.phrase));
  };
  return {
    has: (text, phrase) => find(text, whole).includes(phrase),
    hasWithout(text, row) {
      const { phrase } = row;
      const rows = table.rows.filter((other) => other.phrase === phrase && other !== row);
      const own = dictionary.multiwords.filter((multiword) => multiword.phrase === phrase);
      return find(text, compilePhrases(own, { ...table, rows }, forms)).includes(phrase);
    },
  };
}
