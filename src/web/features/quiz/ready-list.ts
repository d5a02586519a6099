import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { indexWords, type WordIndex } from "../../../domain/quiz/word-index.ts";
import { browserSources } from "../catalogue/browser-sources.ts";
import type { QuizHistory } from "./quiz-history.ts";

/** With fewer words, three wrong choices of their own might be wanting. */
const scarceWords = 12;

/** A list's words made ready for the engine, once and when they are wanted. */
export type ReadyList = {
  /** Begins with it while one reads the set-up. */
  prepare(): void;
  index(): WordIndex<Word>;
};

export function createReadyList({ word_list, meanLanguageType }: QuizHistory, language: Locale): ReadyList {
  let made: WordIndex<Word> | undefined;
  let supply: readonly Word[] = [];

  /** A small list's choices are filled from the lexicon; where that cannot be had they stay fewer. */
  async function fillUp() {
    const levels = word_list.map(({ difficulty }) => difficulty).toSorted((a, b) => a - b);
    const level = levels[Math.floor(levels.length / 2)] ?? 1;
    const query = { level, MeanLanguageType: meanLanguageType };
    supply = await browserSources().client.call("WordList/GetLexiconWords", { query });
    made = undefined;
  }

  function index() {
    made ??= indexWords(word_list, supply, language);
    return made;
  }

  return {
    prepare() {
      if (word_list.length < scarceWords) fillUp().catch(() => undefined);
      else setTimeout(index, 60);
    },
    index,
  };
}
