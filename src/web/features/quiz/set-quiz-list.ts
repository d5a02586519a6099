import type { Word } from "../../../contract/lexicon/word-list.ts";
import { storedHistory } from "./history-storage.ts";
import type { ListSource, TonightShares } from "./session/quiz-session.ts";

/** A quiz needs at least so many words. */
export const minQuizWords = 6;

export type QuizList = {
  readonly title: string;
  readonly words: readonly Word[];
  /** Where the words come from; without it the server plays them as words of no list. */
  readonly source?: ListSource | undefined;
  /** The language of the words' meanings, one of `meanLanguageTypes`. */
  readonly meanLanguageType: number;
  /** The page that the quiz leads back to. */
  readonly returnPath: string;
  /** For tonight's words: the quiz starts at once, with methods from easy to hard. */
  readonly tonight?: TonightShares;
  /** Words of a day before: the quiz starts at once in the same way, however few there are. */
  readonly isReview?: true;
};

/**
 * Puts a list into `history`, in place of any other, for the quiz page to set up a quiz of. Where local storage is not
 * available the list is there until the document is left.
 */
export function setQuizList({ title, words, source, meanLanguageType, returnPath, tonight, isReview }: QuizList): void {
  const history = {
    format: 1,
    title,
    start_length: words.length,
    word_list: words,
    ...(source && { source }),
    meanLanguageType,
    returnPath,
    ...(tonight && { tonight }),
    ...(isReview && { isReview }),
    isStarted: false,
  };
  storedHistory.set(JSON.stringify(history));
}
