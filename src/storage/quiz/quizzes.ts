import { randomUUID } from "node:crypto";
import type { QuizState } from "../../domain/quiz/quiz-state.ts";
import { remainingWords, unfinishedIn } from "../../domain/quiz/tour.ts";
import type { Db } from "../database.ts";
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "../drizzle.ts";
import type { ListSource, QuizSource } from "./quiz-record.ts";
import { quizAnswers, quizzes } from "./schema.ts";

/** The fields of a quiz that never change. */
export type StoredQuiz = {
  readonly id: string;
  readonly userId: number;
  readonly source: QuizSource;
  readonly settings: QuizState["settings"];
};

/** The state of a quiz, locked by the transaction that read it. */
export type LockedQuiz = {
  readonly state: QuizState;
  readonly tourId: string | null;
};

const unchanging = { id: quizzes.id, userId: quizzes.userId, source: quizzes.source, settings: quizzes.settings };

export async function insertQuiz(
  db: Db,
  quiz: { readonly userId: number; readonly title: string; readonly source: QuizSource; readonly state: QuizState },
  updatedAt: Date,
): Promise<string> {
  const { userId, title, source, state } = quiz;
  const { settings, startLength, pool, tour } = state;
  const remaining = remainingWords(state);
  const id = randomUUID();
  await db
    .insert(quizzes)
    .values({ id, userId, title, source, settings, startLength, pool, tour, remaining, updatedAt });
  return id;
}

/** Deletes all but the most recently played quizzes of a person: so many, with so many words together. */
export async function deleteOldQuizzes(
  db: Db,
  userId: number,
  kept: { readonly quizzes: number; readonly words: number },
): Promise<void> {
  const recentFirst = sql`over (order by ${quizzes.updatedAt} desc, ${quizzes.id})`;
  const ranked = db
    .select({
      id: quizzes.id,
      place: sql<number>`row_number() ${recentFirst}`.as("place"),
      words: sql<number>`sum(${quizzes.startLength}) ${recentFirst}`.as("words"),
    })
    .from(quizzes)
    .where(and(eq(quizzes.userId, userId), isNull(quizzes.tourId)))
    .as("ranked");
  const old = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(or(gt(ranked.place, kept.quizzes), gt(ranked.words, kept.words)));
  await db.delete(quizzes).where(inArray(quizzes.id, old));
}

/** False where the person has no such quiz. */
export async function deleteQuiz(db: Db, userId: number, quizId: string): Promise<boolean> {
  const deleted = await db
    .delete(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.userId, userId)))
    .returning({ id: quizzes.id });
  return deleted.length > 0;
}

export async function findQuiz(db: Db, userId: number, quizId: string): Promise<StoredQuiz | undefined> {
  const [row] = await db
    .select(unchanging)
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.userId, userId)));
  return row;
}

/** Reads a quiz and locks it for the transaction; undefined where it has been deleted. */
export async function lockQuiz(transaction: Db, quizId: string): Promise<LockedQuiz | undefined> {
  const [row] = await transaction.select().from(quizzes).where(eq(quizzes.id, quizId)).for("update");
  if (row === undefined) return undefined;
  const { settings, startLength, pool, tour, tourId } = row;
  return { state: { settings, startLength, pool, tour }, tourId };
}

/** The person's quiz with an open tour, other than the given one. */
export async function findOtherOpenQuiz(db: Db, userId: number, exceptId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.userId, userId), isNotNull(quizzes.tourId), ne(quizzes.id, exceptId)));
  return row?.id;
}

/** Stores the start or end of a tour with the pool, and deletes the outcomes of the last one. */
export async function saveQuiz(
  transaction: Db,
  quizId: string,
  { state, tourId }: Pick<LockedQuiz, "state" | "tourId">,
  updatedAt: Date,
): Promise<void> {
  const { pool, tour } = state;
  const remaining = pool.length + unfinishedIn(tour);
  await transaction
    .update(quizzes)
    .set({ pool, tour, tourId, questionId: null, remaining, updatedAt })
    .where(eq(quizzes.id, quizId));
  await transaction.delete(quizAnswers).where(eq(quizAnswers.quizId, quizId));
}

export type QuizInHistory = {
  readonly id: string;
  readonly title: string;
  readonly startLength: number;
  readonly remaining: number;
  /** Answers in all its tours, and what they earned. */
  readonly rightCount: number;
  readonly wrongCount: number;
  readonly points: number;
  readonly settings: QuizState["settings"];
  readonly updatedAt: Date;
  readonly list: ListSource | null;
};

/** A person's quizzes, most recently played first. */
export async function readHistory(db: Db, userId: number): Promise<QuizInHistory[]> {
  const rows = await db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      startLength: quizzes.startLength,
      remaining: quizzes.remaining,
      rightCount: quizzes.rightCount,
      wrongCount: quizzes.wrongCount,
      points: quizzes.points,
      settings: quizzes.settings,
      updatedAt: quizzes.updatedAt,
      // Without the ids of its words, which may be thousands.
      source: sql`jsonb_build_object('list', ${quizzes.source} -> 'list', 'wordIds', null)`.mapWith(quizzes.source),
    })
    .from(quizzes)
    .where(eq(quizzes.userId, userId))
    .orderBy(desc(quizzes.updatedAt), quizzes.id);
  return rows.map(({ source, ...row }) => ({ ...row, list: source.list }));
}
