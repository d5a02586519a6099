import type { Word } from "../../../contract/lexicon/word-list.ts";
import { keepHistory } from "./kept-history.ts";
import type { ListSource } from "./quiz-history.ts";

/** A quiz needs at least so many words. */
export const minQuizWords = 6;

export type QuizList = {
  readonly title: string;
  readonly words: readonly Word[];
  /** Where the words come from; without one, whoever is signed in plays them as words alone. */
  readonly source?: ListSource | undefined;
  /** One of `meanLanguageTypes`: the language in which the words' meanings are. */
  readonly meanLanguageType: number;
  /** The page to which the quiz leads back. */
  readonly returnPath: string;
};

/**
 * Puts a list into `history` as the one that the quiz page plays next, in place of any former one; it is not started
 * yet. Where the browser keeps nothing, it is there until the next document.
 */
export function setQuizList({ title, words, source, meanLanguageType, returnPath }: QuizList): void {
  const history = {
    format: 1,
    title,
    start_length: words.length,
    word_list: words,
    ...(source && { source }),
    meanLanguageType,
    returnPath,
    isStarted: false,
  };
  keepHistory(JSON.stringify(history));
}
