import { asc, eq } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { quizAnswers, quizzes } from "./schema.ts";

export const quizPersonalData: readonly PersonalTable[] = [
  {
    table: quizzes,
    exportedAs: "quizzes",
    read: (db, userId) =>
      db
        .select({
          title: quizzes.title,
          source: quizzes.source,
          settings: quizzes.settings,
          start_length: quizzes.startLength,
          remaining: quizzes.remaining,
          pool: quizzes.pool,
          tour: quizzes.tour,
          updatedAt: quizzes.updatedAt,
        })
        .from(quizzes)
        .where(eq(quizzes.userId, userId))
        .orderBy(asc(quizzes.updatedAt)),
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
];
