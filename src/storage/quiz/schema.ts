import type { Tour } from "../../domain/quiz/quiz-state.ts";
import type { QuizSettings } from "../../domain/quiz/settings.ts";
import { users } from "../accounts/schema.ts";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../drizzle.ts";
import type { QuizOutcome, QuizSource } from "./quiz-record.ts";

/** Quizzes for points: a `QuizState` in columns, so that an answer writes its tour only. */
export const quizzes = pgTable(
  "quizzes",
  {
    id: uuid("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    source: jsonb("source").$type<QuizSource>().notNull(),
    settings: jsonb("settings").$type<QuizSettings>().notNull(),
    startLength: integer("start_length").notNull(),
    pool: jsonb("pool").$type<readonly number[]>().notNull(),
    tour: jsonb("tour").$type<Tour>(),
    /** While a tour is open. */
    tourId: uuid("tour_id").unique(),
    /** While one of its questions is open. */
    questionId: uuid("question_id"),
    /** Words that are not finished. */
    remaining: integer("remaining").notNull(),
    /** Answers in all its tours, and what they earned. */
    rightCount: integer("right_count").notNull().default(0),
    wrongCount: integer("wrong_count").notNull().default(0),
    points: integer("points").notNull().default(0),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("quizzes_one_open_tour").on(table.userId).where(sql`${table.tourId} is not null`),
    // Without updated_at, so that an answer changes no index.
    index("quizzes_user").on(table.userId),
    check("quizzes_open", sql`${table.questionId} is null or ${table.tourId} is not null`),
  ],
);

/** The outcomes of answered questions, for clients that lost the response; kept until the quiz's next tour. */
export const quizAnswers = pgTable(
  "quiz_answers",
  {
    questionId: uuid("question_id").primaryKey(),
    quizId: uuid("quiz_id")
      .notNull()
      .references(() => quizzes.id, { onDelete: "cascade" }),
    tourId: uuid("tour_id").notNull(),
    outcome: jsonb("outcome").$type<QuizOutcome>().notNull(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [index("quiz_answers_quiz").on(table.quizId)],
);

/**
 * How many tours have asked a person for a word on a day of the leaderboard: what came of the question does not matter,
 * and neither does deleting the quiz. Kept for two days.
 */
export const openedWords = pgTable(
  "opened_words",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    wordId: bigint("word_id", { mode: "number" }).notNull(),
    times: smallint("times").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.wordId] }),
    index("opened_words_day").on(table.day),
  ],
);
