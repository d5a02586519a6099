import { keepHistory, keptHistory } from "./kept-history.ts";
import { historyText, parseHistory } from "./quiz-history.ts";
import { unseenQuiz } from "./served-state.ts";

export type ServedQuiz = {
  readonly quizId: string;
  readonly title: string;
  readonly start_length: number;
  /** Words that are not finished. */
  readonly remaining: number;
};

/**
 * Puts a quiz that the server keeps into `history` as the one that the quiz page goes on with. What this browser knows
 * of it already stays.
 *
 * @param owner the known list of who is signed in
 */
export function setServedQuiz(
  { quizId, title, start_length, remaining }: ServedQuiz,
  owner: number,
  returnPath: string,
) {
  if (parseHistory(keptHistory())?.served?.quizId === quizId) return;
  const served = unseenQuiz(quizId, owner, remaining);
  // Which language its meanings are in is heard with its tour.
  const list = { title, start_length, word_list: [], source: null, meanLanguageType: 0, returnPath };
  keepHistory(historyText({ ...list, progress: null, served }, null, "[]"));
}

/** A quiz was dropped: whatever this browser knows of it goes, but for the list's words. */
export function forgetServedQuiz(quizId: string) {
  const history = parseHistory(keptHistory());
  if (history?.served?.quizId !== quizId) return;
  keepHistory(historyText({ ...history, served: null }, null, JSON.stringify(history.word_list)));
}
