import { randomUUID } from "node:crypto";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { canPlay } from "../../domain/quiz/quiz-policies.ts";
import { finishTour, startMissedTour, startTour as startTourState } from "../../domain/quiz/tour.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import {
  findOtherOpenQuiz,
  findQuiz,
  type LockedQuiz,
  lockQuiz,
  type StoredQuiz,
  saveQuiz,
} from "../../storage/quiz/quizzes.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { findVisibleList, isLockedFor } from "../progress/read-list.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { readQuizWords } from "./quiz-words.ts";

export type StartedTour = {
  readonly tourId: string;
  /** Words of the tour. */
  readonly size: number;
  /** Words of the quiz that no tour has asked yet. */
  readonly remaining: number;
  readonly meanLanguage: ListLanguage;
};

function present(tourId: string, { tour, pool, settings }: LockedQuiz["state"]): StartedTour {
  return { tourId, size: tour?.words.length ?? 0, remaining: pool.length, meanLanguage: settings.meanLanguage };
}

/** A person plays one tour at a time: another quiz's is ended, and its unfinished words return to its pool. */
async function finishOtherTour(transaction: Db, userId: number, quizId: string, now: Date): Promise<void> {
  const otherId = await findOtherOpenQuiz(transaction, userId, quizId);
  const other = otherId === undefined ? undefined : await lockQuiz(transaction, otherId);
  if (otherId === undefined || other === undefined || other.tourId === null) return;
  await saveQuiz(transaction, otherId, { state: finishTour(other.state), tourId: null }, now);
}

/** Whether its list is for premium members by now, and the person is none. */
async function isQuizLocked(services: Services, user: StoredUser, quiz: StoredQuiz): Promise<boolean> {
  const { list } = quiz.source;
  if (list?.kind === "shared") {
    const found = await findVisibleList(services, user, list.url);
    return found !== undefined && isLockedFor(services, user, found);
  }
  return !canPlay(user, await readQuizWords(services, quiz), services.now());
}

/**
 * Starts the next tour of a quiz, or one of the words that the last one had wrong answers to, or returns the open tour.
 *
 * @throws {Refusal} not_found; premium.required; conflict, by quiz.over, when no words are left
 */
export async function startTour(
  services: Services,
  user: StoredUser,
  { quizId, isRetry }: { readonly quizId: string; readonly isRetry: boolean },
): Promise<StartedTour> {
  const { database, now } = services;
  const quiz = await findQuiz(database.db, user.id, quizId);
  if (quiz === undefined) throw new Refusal("not_found");
  if (await isQuizLocked(services, user, quiz)) throw new Refusal("premium.required");

  return await database.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const held = await lockQuiz(transaction, quizId);
    if (held === undefined) throw new Refusal("not_found");
    if (held.tourId !== null) return present(held.tourId, held.state);
    const state = isRetry ? startMissedTour(held.state, Math.random) : startTourState(held.state, Math.random);
    if (state === held.state) throw new Refusal("conflict", [{ field: "quizId", code: "quiz.over" }]);
    await finishOtherTour(transaction, user.id, quizId, now());
    const tourId = randomUUID();
    await saveQuiz(transaction, quizId, { state, tourId }, now());
    return present(tourId, state);
  });
}
