import { leaderboardZone } from "../../domain/progress/local-day.ts";
import { and, asc, eq, lt, sql } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { openedWords, quizAnswers, quizzes } from "./schema.ts";
import { exportedQuiz, outcomeJson } from "./stored-json.ts";

export const quizPersonalData: readonly PersonalTable[] = [
  {
    table: quizzes,
    exportedAs: "quizzes",
    read: async (db, userId) => {
      const rows = await db
        .select({
          title: quizzes.title,
          source: quizzes.source,
          settings: quizzes.settings,
          startLength: quizzes.startLength,
          remaining: quizzes.remaining,
          pool: quizzes.pool,
          tour: quizzes.tour,
          updatedAt: quizzes.updatedAt,
        })
        .from(quizzes)
        .where(eq(quizzes.userId, userId))
        .orderBy(asc(quizzes.updatedAt));
      return rows.map(exportedQuiz);
    },
    onDeletion: { erase: (transaction, userId) => transaction.delete(quizzes).where(eq(quizzes.userId, userId)) },
  },
  {
    table: quizAnswers,
    exportedAs: "quizAnswers",
    read: async (db, userId) => {
      const rows = await db
        .select({ outcome: quizAnswers.outcome, answeredAt: quizAnswers.answeredAt })
        .from(quizAnswers)
        .innerJoin(quizzes, eq(quizzes.id, quizAnswers.quizId))
        .where(eq(quizzes.userId, userId))
        .orderBy(asc(quizAnswers.answeredAt));
      return rows.map(({ outcome, answeredAt }) => ({ outcome: outcomeJson.toDriver(outcome), answeredAt }));
    },
    onDeletion: "cascade",
  },
  {
    table: openedWords,
    exportedAs: "openedWords",
    read: (db, userId) =>
      db
        .select({ day: openedWords.day, wordId: openedWords.wordId, times: openedWords.times })
        .from(openedWords)
        // Those of today would tell the word of the open question.
        .where(
          and(eq(openedWords.userId, userId), lt(openedWords.day, sql`(now() at time zone ${leaderboardZone})::date`)),
        )
        .orderBy(asc(openedWords.day), asc(openedWords.wordId)),
    onDeletion: "cascade",
  },
];
