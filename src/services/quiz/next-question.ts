import { randomUUID } from "node:crypto";
import { localDay } from "../../domain/progress/local-day.ts";
import type { QuizItem } from "../../domain/quiz/item.ts";
import { nextQuestion as nextQuestionOf } from "../../domain/quiz/next-question.ts";
import { repeatShare } from "../../domain/quiz/scoring.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { countEarned } from "../../storage/progress/points.ts";
import { findOpenTour, type OpenTour, openQuestion } from "../../storage/quiz/open-tour.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { readQuizWords } from "./quiz-words.ts";

export type OpenedQuestion = {
  readonly questionId: string;
  /** From 1 within the tour. */
  readonly number: number;
  /** With the answer: never to be sent as it is. */
  readonly item: QuizItem<QuizListWord>;
  readonly openedAt: Date;
  /** Milliseconds since `openedAt`. */
  readonly elapsedMs: number;
  /** Unfinished words of the tour. */
  readonly left: number;
  /** Points earned in the tour so far. */
  readonly tourPoints: number;
};

/** Retries while concurrent requests change the tour. */
const maxAttempts = 5;

/**
 * Opens a tour's next question and starts its time by the server's clock, or returns the open one unchanged.
 *
 * @throws {Refusal} not_found; conflict, by tour.over, where all its words have left the list
 */
export async function nextQuestion(services: Services, user: StoredUser, tourId: string): Promise<OpenedQuestion> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const open = await findOpenTour(services.database.db, user.id, tourId);
    if (open === undefined) throw new Refusal("not_found");
    const opened = await openFrom(services, user, open);
    if (opened !== undefined) return opened;
  }
  throw new Refusal("conflict");
}

/** Undefined where the tour has been changed by another request. */
async function openFrom(services: Services, user: StoredUser, open: OpenTour): Promise<OpenedQuestion | undefined> {
  const { database, now } = services;
  const { tour } = open.state;
  const { index } = await readQuizWords(services, open.quiz);
  const earned = await countEarned(database.db, user.id, localDay(now(), user.timeZone), tour.queue);
  const time = now();
  const { state, item } = nextQuestionOf(open.state, index, {
    now: time.getTime(),
    random: Math.random,
    share: (wordId) => repeatShare(earned.get(wordId) ?? 0),
  });
  const question = state.tour?.question ?? null;
  if (item === null || question === null) {
    if (!(await openQuestion(database.db, open, { tour: state.tour, questionId: null }, time))) return undefined;
    throw new Refusal("conflict", [{ field: "tourId", code: "tour.over" }]);
  }
  const isOpen = open.questionId !== null && question === tour.question;
  const questionId = isOpen ? open.questionId : randomUUID();
  if (!isOpen && !(await openQuestion(database.db, open, { tour: state.tour, questionId }, time))) return undefined;
  return {
    questionId,
    number: question.number,
    item,
    openedAt: new Date(question.openedAt),
    elapsedMs: Math.max(0, time.getTime() - question.openedAt),
    left: state.tour?.queue.length ?? 0,
    tourPoints: tour.words.reduce((sum, { points }) => sum + points, 0),
  };
}
