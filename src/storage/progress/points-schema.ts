import { users } from "../accounts/schema.ts";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uuid,
} from "../drizzle.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * One row for every answered question, never changed and never deleted: a trigger holds it so. When an account is
 * erased its rows change hands to a pseudonym. Every figure of points is the sum of these.
 */
export const pointsLedger = pgTable(
  "points_ledger",
  {
    questionId: uuid("question_id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    pseudonym: uuid("pseudonym"),
    wordId: bigint("word_id", { mode: "number" }).notNull(),
    isRight: boolean("is_right").notNull(),
    points: integer("points").notNull(),
    /** In the zone that the person had then. */
    day: date("day", { mode: "string" }).notNull(),
    /** Of the leaderboard: YYYY-MM. */
    month: text("month").notNull(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [
    index("points_ledger_earned").on(table.userId, table.day, table.wordId).where(sql`${table.points} > 0`),
    index("points_ledger_pseudonym").on(table.pseudonym).where(sql`${table.pseudonym} is not null`),
    check("points_ledger_points", sql`${table.points} >= 0 and (${table.isRight} or ${table.points} = 0)`),
  ],
);

/** The ledger's sum by person and day; only days with points. */
export const pointsDays = pgTable(
  "points_days",
  { userId: userId(), day: date("day", { mode: "string" }).notNull(), points: integer("points").notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check("points_days_points", sql`${table.points} > 0`),
  ],
);

/** The ledger's sum by person and month of the leaderboard; only people with points. */
export const pointsMonths = pgTable(
  "points_months",
  {
    userId: userId(),
    month: text("month").notNull(),
    points: integer("points").notNull(),
    /** When the sum was reached: of two with the same, the earlier one is ahead. */
    reachedAt: moment("reached_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    index("points_months_rank").on(table.month, sql`${table.points} desc`, table.reachedAt, table.userId),
    check("points_months_points", sql`${table.points} > 0`),
  ],
);

/** How many people of a month have points from 10 times the step on, and under the next: a rank is their sum. */
export const rankSteps = pgTable(
  "rank_steps",
  { month: text("month").notNull(), step: integer("step").notNull(), people: integer("people").notNull() },
  (table) => [primaryKey({ columns: [table.month, table.step] })],
);

/** Months that are over and settled. */
export const frozenMonths = pgTable("frozen_months", {
  month: text("month").primaryKey(),
  frozenAt: moment("frozen_at").notNull(),
});

/** The first hundred of a frozen month. Who has left since keeps the place, under a pseudonym. */
export const frozenRanks = pgTable(
  "frozen_ranks",
  {
    month: text("month").notNull(),
    rank: integer("rank").notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    pseudonym: uuid("pseudonym"),
    points: integer("points").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.rank] }),
    index("frozen_ranks_user").on(table.userId),
    foreignKey({ name: "frozen_ranks_month", columns: [table.month], foreignColumns: [frozenMonths.month] }),
  ],
);
