import type { Day } from "../../domain/locale/day.ts";
import type { OpenQuestion, QuizState, Tour } from "../../domain/quiz/quiz-state.ts";
import { unfinishedIn } from "../../domain/quiz/tour.ts";
import type { Db } from "../database.ts";
import { and, eq, isAnyOf, isNull, lt, sql } from "../drizzle.ts";
import type { QuizOutcome } from "./quiz-record.ts";
import type { StoredQuiz } from "./quizzes.ts";
import { openedWords, quizAnswers, quizzes } from "./schema.ts";

// Steps within a tour hold no lock between reading and writing: each is one statement that changes the row only while
// the open question and the number of asked questions are those that were read.

export type OpenTour = {
  readonly quiz: StoredQuiz;
  readonly tourId: string;
  /** Without the pool, which steps within a tour only add to. */
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
  return { quiz: { id, userId, source, settings }, tourId, state, questionId };
}

/** An open question of anybody's tour; undefined once it is answered, or the tour has ended. */
export async function findOpenQuestion(
  db: Db,
  { tourId, questionId }: { readonly tourId: string; readonly questionId: string },
): Promise<OpenQuestion | undefined> {
  const [row] = await db
    .select({ tour: quizzes.tour })
    .from(quizzes)
    .where(and(eq(quizzes.tourId, tourId), eq(quizzes.questionId, questionId)));
  return row?.tour?.question ?? undefined;
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

/** The word of a question that is opened, on a day of the leaderboard. */
export type OpenedWord = {
  readonly userId: number;
  readonly day: Day;
  readonly wordId: number;
  /** The tour has asked for it before: then it is not counted again. */
  readonly isRepeated: boolean;
};

/**
 * Opens a question and counts its word, or ends the tour with null; false where the tour has changed since it was read.
 */
export async function openQuestion(
  db: Db,
  open: OpenTour,
  next: { readonly tour: Tour | null; readonly questionId: string | null; readonly word: OpenedWord | null },
  openedAt: Date,
): Promise<boolean> {
  const tourId = next.questionId === null ? null : open.tourId;
  const update = db
    .update(quizzes)
    .set({
      tour: next.tour,
      tourId,
      questionId: next.questionId,
      remaining: sql`jsonb_array_length(${quizzes.pool}) + ${unfinishedIn(next.tour)}`,
      updatedAt: openedAt,
    })
    .where(isUnchanged(open))
    .returning({ id: quizzes.id });
  if (next.word === null) return (await update).length > 0;
  const { userId, day, wordId, isRepeated } = next.word;
  const { rowCount } = await db.execute(sql`
    with opened as (${update.getSQL()}), counted as (
      insert into opened_words as stored (user_id, day, word_id, times)
      select ${userId}::int, ${day}::date, ${wordId}::bigint, 1 from opened
      on conflict (user_id, day, word_id) do update set times = least(stored.times + ${isRepeated ? 0 : 1}, 100)
    )
    select from opened`);
  return rowCount === 1;
}

/**
 * Stores that another right word was written for the open question, which stays open; false where the tour has changed
 * since it was read, or one was stored before.
 */
export async function keepOtherAnswer(db: Db, open: OpenTour, tour: Tour | null): Promise<boolean> {
  const isFirst = sql`${quizzes.tour}->'question'->'otherAnswer' is null`;
  const kept = await db
    .update(quizzes)
    .set({ tour })
    .where(and(isUnchanged(open), isFirst))
    .returning({ id: quizzes.id });
  return kept.length > 0;
}

/** How many tours have asked a person for each of some words on a day of the leaderboard. */
export async function countOpened(
  db: Db,
  userId: number,
  day: Day,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { wordId, times } = openedWords;
  const rows = await db
    .select({ wordId, times })
    .from(openedWords)
    .where(and(eq(openedWords.userId, userId), eq(openedWords.day, day), isAnyOf(wordId, wordIds)));
  return new Map(rows.map((row) => [row.wordId, row.times]));
}

/** Counts of opened words are of no use after their day. */
export async function deleteOpenedWords(db: Db, before: Day): Promise<void> {
  await db.delete(openedWords).where(lt(openedWords.day, before));
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
