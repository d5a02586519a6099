import { asc, count, eq } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { exportedQuiz } from "./exported-quiz.ts";
import { openedWords, quizAnswers, quizzes } from "./schema.ts";

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
          rightCount: quizzes.rightCount,
          wrongCount: quizzes.wrongCount,
          points: quizzes.points,
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
    read: (db, userId) =>
      db
        .select({ outcome: quizAnswers.outcome, answeredAt: quizAnswers.answeredAt })
        .from(quizAnswers)
        .innerJoin(quizzes, eq(quizzes.id, quizAnswers.quizId))
        .where(eq(quizzes.userId, userId))
        .orderBy(asc(quizAnswers.answeredAt)),
    onDeletion: "cascade",
  },
  {
    table: openedWords,
    exportedAs: "openedWords",
    // How many, without the words: they would tell that of the open question.
    read: (db, userId) =>
      db
        .select({ day: openedWords.day, words: count() })
        .from(openedWords)
        .where(eq(openedWords.userId, userId))
        .groupBy(openedWords.day)
        .orderBy(asc(openedWords.day)),
    onDeletion: "cascade",
  },
];
