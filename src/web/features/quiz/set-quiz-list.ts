import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { ListLanguage } from "../../../domain/locale/meaning-language.ts";
import { storedHistory } from "./history-storage.ts";
import { historyText } from "./session/history-text.ts";
import type { ListSource, TonightShares } from "./session/quiz-session.ts";

export type QuizList = {
  readonly title: string;
  readonly words: readonly Word[];
  /** Where the words come from; without it the server plays them as words of no list. */
  readonly source?: ListSource | undefined;
  /** Of the words' meanings. */
  readonly meanLanguage: ListLanguage;
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
export function setQuizList({ words, source, ...list }: QuizList): void {
  const head = { ...list, source: source ?? null, wordCount: words.length, quiz: null };
  storedHistory.set(historyText(head, JSON.stringify(words)));
}
