import { deleteQuiz, readHistory, type QuizInHistory as StoredQuiz } from "../../storage/quiz/quizzes.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

export type QuizInHistory = StoredQuiz;

/** A person's quizzes, most recently played first. */
export function readQuizHistory({ database }: Services, userId: number): Promise<QuizInHistory[]> {
  return readHistory(database.db, userId);
}

/**
 * Deletes a quiz with its open tour; points that were earned stay.
 *
 * @throws {Refusal} not_found
 */
export async function dropQuiz({ database }: Services, userId: number, quizId: string): Promise<void> {
  if (!(await deleteQuiz(database.db, userId, quizId))) throw new Refusal("not_found");
}
