import type { QuizState, Tour } from "../../domain/quiz/quiz-state.ts";
import type { Db } from "../database.ts";
import { and, eq, isNull, sql } from "../drizzle.ts";
import type { QuizOutcome } from "./quiz-record.ts";
import type { StoredQuiz } from "./quizzes.ts";
import { quizAnswers, quizzes } from "./schema.ts";

// Steps within a tour hold no lock between reading and writing: each is one statement that changes the row only while
// the open question and the number of asked questions are those that were read.

export type OpenTour = {
  readonly quiz: StoredQuiz;
  readonly tourId: string;
  /** Without the pool, which steps within a tour do not use. */
  readonly state: QuizState & { readonly tour: Tour };
  readonly questionId: string | null;
};

/** Undefined where the person has no such open tour. */
export async function findOpenTour(db: Db, userId: number, tourId: string): Promise<OpenTour | undefined> {
  const [row] = await db
    .select({
      id: quizzes.id,
      source: quizzes.source,
      settings: quizzes.settings,
      startLength: quizzes.startLength,
      tour: quizzes.tour,
      questionId: quizzes.questionId,
    })
    .from(quizzes)
    .where(and(eq(quizzes.tourId, tourId), eq(quizzes.userId, userId)));
  if (row === undefined || row.tour === null) return undefined;
  const { id, source, settings, startLength, tour, questionId } = row;
  const state = { settings, startLength, pool: [], tour };
  return { quiz: { id, source, settings }, tourId, state, questionId };
}

/** Holds while an open tour has not changed since it was read. */
export function isUnchanged({ quiz, tourId, questionId, state }: OpenTour) {
  return and(
    eq(quizzes.id, quiz.id),
    eq(quizzes.tourId, tourId),
    questionId === null ? isNull(quizzes.questionId) : eq(quizzes.questionId, questionId),
    sql`(${quizzes.tour}->'asked')::int = ${state.tour.asked}`,
  );
}

/** Opens a question, or ends the tour with null; false where the tour has changed since it was read. */
export async function openQuestion(
  db: Db,
  open: OpenTour,
  next: { readonly tour: Tour | null; readonly questionId: string | null },
  openedAt: Date,
): Promise<boolean> {
  const tourId = next.questionId === null ? null : open.tourId;
  const opened = await db
    .update(quizzes)
    .set({
      tour: next.tour,
      tourId,
      questionId: next.questionId,
      remaining: sql`jsonb_array_length(${quizzes.pool}) + ${next.tour?.queue.length ?? 0}`,
      updatedAt: openedAt,
    })
    .where(isUnchanged(open))
    .returning({ id: quizzes.id });
  return opened.length > 0;
}

/** The outcome of an answered question of a person's tour; undefined where it was not answered. */
export async function findOutcome(
  db: Db,
  userId: number,
  { tourId, questionId }: { readonly tourId: string; readonly questionId: string },
): Promise<QuizOutcome | undefined> {
  const [row] = await db
    .select({ outcome: quizAnswers.outcome })
    .from(quizAnswers)
    .innerJoin(quizzes, eq(quizzes.id, quizAnswers.quizId))
    .where(and(eq(quizAnswers.questionId, questionId), eq(quizAnswers.tourId, tourId), eq(quizzes.userId, userId)));
  return row?.outcome;
}
