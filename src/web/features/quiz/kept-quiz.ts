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
 * Puts a quiz that the server keeps into `history` as the one that the quiz page goes on with. Which tour is open is
 * asked anew; the list's words stay, if they are here, and so does an answer that has not arrived yet.
 *
 * @param owner the known list of who is signed in
 */
export function setServedQuiz(
  { quizId, title, start_length, remaining }: ServedQuiz,
  owner: number,
  returnPath: string,
) {
  const known = parseHistory(keptHistory());
  const isKnown = known?.served?.quizId === quizId;
  if (isKnown && known.served.open?.answer != null) return;
  // Which language its meanings are in is heard with its tour.
  const unknown = { title, start_length, word_list: [], source: null, meanLanguageType: 0, returnPath };
  const list = isKnown ? known : unknown;
  const served = { ...unseenQuiz(quizId, owner, remaining), streak: isKnown ? known.served.streak : 0 };
  keepHistory(historyText({ ...list, progress: null, served }, null, JSON.stringify(list.word_list)));
}

/** A quiz was dropped: whatever this browser knows of it goes, but for the list's words. */
export function forgetServedQuiz(quizId: string) {
  const history = parseHistory(keptHistory());
  if (history?.served?.quizId !== quizId) return;
  keepHistory(historyText({ ...history, served: null }, null, JSON.stringify(history.word_list)));
}
