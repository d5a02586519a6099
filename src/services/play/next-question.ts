import { randomUUID } from "node:crypto";
import type { QuizItem } from "../../domain/quiz/item.ts";
import { nextQuestion as nextQuestionOf } from "../../domain/quiz/next-question.ts";
import { localDay } from "../../domain/score/local-day.ts";
import { repeatShare } from "../../domain/score/repeat-share.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { PlayedWord } from "../../storage/play/quiz-record.ts";
import { findPlayedQuiz, holdQuiz, saveTour } from "../../storage/play/quizzes.ts";
import { countEarned } from "../../storage/score/award.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { readyWords } from "./word-index-cache.ts";

export type OpenedQuestion = {
  readonly questionId: string;
  /** 1 for a tour's first. */
  readonly number: number;
  /** With what is right: not to be shown as it is. */
  readonly item: QuizItem<PlayedWord>;
  readonly openedAt: Date;
  /** Milliseconds since then. */
  readonly elapsedMs: number;
  /** Words of the tour that are not finished. */
  readonly left: number;
};

/**
 * Opens a tour's next question by the server's clock, or gives the open one again as it was.
 *
 * @throws {Refusal} not_found; conflict, by tour.over, where all its words have left the list
 */
export async function nextQuestion(services: Services, user: StoredUser, tourId: string): Promise<OpenedQuestion> {
  const { database, now } = services;
  const quiz = await findPlayedQuiz(database.db, user.id, tourId);
  if (quiz === undefined) throw new Refusal("not_found");
  const { index } = await readyWords(services, quiz);

  const opened = await database.db.transaction(async (transaction) => {
    const held = await holdQuiz(transaction, quiz.id);
    const tour = held?.state.tour;
    if (held?.tourId !== tourId || !tour) throw new Refusal("not_found");
    const earned = await countEarned(transaction, user.id, localDay(now(), user.timeZone), tour.queue);
    const time = now();
    const { state, item } = nextQuestionOf(held.state, index, {
      now: time.getTime(),
      chance: Math.random,
      share: (wordId) => repeatShare(earned.get(wordId) ?? 0),
    });
    const question = state.tour?.question ?? null;
    if (item === null || question === null) {
      await saveTour(transaction, quiz.id, { state, tourId: null, questionId: null }, time);
      return undefined;
    }
    const isOpen = held.questionId !== null && question === tour.question;
    const questionId = isOpen ? held.questionId : randomUUID();
    if (!isOpen) await saveTour(transaction, quiz.id, { state, tourId, questionId }, time);
    return {
      questionId,
      number: question.number,
      item,
      openedAt: new Date(question.openedAt),
      elapsedMs: Math.max(0, time.getTime() - question.openedAt),
      left: state.tour?.queue.length ?? 0,
    };
  });
  if (opened === undefined) throw new Refusal("conflict", [{ field: "tourId", code: "tour.over" }]);
  return opened;
}
