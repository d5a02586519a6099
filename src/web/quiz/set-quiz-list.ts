import type { Word } from "../../contract/word-list.ts";

/** A quiz needs at least so many words. */
export const minQuizWords = 6;

export type QuizList = {
  readonly title: string;
  readonly words: readonly Word[];
  /** One of `meanLanguageTypes`: the language in which the words' meanings are. */
  readonly meanLanguageType: number;
  /** The page to which the quiz leads back. */
  readonly returnPath: string;
};

const storageKey = "history";

/**
 * Puts a list into local storage as the one that the quiz page plays next, in place of any former one; it is not
 * started yet.
 * @returns false where the browser keeps nothing, so that there is no quiz to go to
 */
export function setQuizList({ title, words, meanLanguageType, returnPath }: QuizList, storage?: Storage): boolean {
  const history = {
    format: 1,
    title,
    start_length: words.length,
    word_list: words,
    meanLanguageType,
    returnPath,
    isStarted: false,
  };
  try {
    (storage ?? window.localStorage).setItem(storageKey, JSON.stringify(history));
    return true;
  } catch {
    return false;
  }
}
