import { hardLapses } from "../../domain/memory/card.ts";
import type { GoalChange } from "../../domain/memory/goal.ts";
import { answerWays } from "../../domain/memory/grades.ts";
import type { PushMessage } from "../../domain/memory/push-message.ts";
import type { SavedPlan } from "../../domain/memory/saved-plan.ts";
import { users } from "../accounts/schema.ts";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from "../drizzle.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Of a row in `words`, which stays while a table of `wordTables` refers to it; no foreign key, as in `episode_words`. */
const wordId = () => bigint("word_id", { mode: "number" }).notNull();

/** How kinds of cards are stored. */
export const kindNumbers = { recognition: 1, production: 2 } as const;

/** What `memory_log` comes to for each card: computed anew from it where an answer arrives late or is undone. */
export const memoryCards = pgTable(
  "memory_cards",
  {
    userId: userId(),
    wordId: wordId(),
    /** By `kindNumbers`. */
    kind: smallint("kind").notNull(),
    /** These three are null until it is graded. */
    stability: doublePrecision("stability"),
    difficulty: doublePrecision("difficulty"),
    lastDay: date("last_day", { mode: "string" }),
    dueDay: date("due_day", { mode: "string" }).notNull(),
    reps: smallint("reps").notNull(),
    lapses: smallint("lapses").notNull(),
    /** The number of the word's sense that is learnt, from 1; null for the first. */
    sense: smallint("sense"),
    /** The word is marked as known: the card rests. Kept with `known_words`. */
    isKnown: boolean("is_known").notNull().default(false),
    /** The word is not to be asked again: the same of both its cards. */
    isStopped: boolean("is_stopped").notNull().default(false),
    /** The time of the last answer that the card's word counts. */
    lastAt: moment("last_at").notNull(),
    /** Raised with each change, so that a change made from an older state is refused. */
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.wordId, table.kind] }),
    index("memory_cards_due")
      .on(table.userId, table.dueDay)
      .where(
        sql`(${table.stability} is not null or ${table.kind} = 2) and not ${table.isKnown} and not ${table.isStopped} and ${table.lapses} < ${sql.raw(String(hardLapses))}`,
      ),
    index("memory_cards_fresh")
      .on(table.userId, table.lastAt)
      .where(sql`${table.stability} is null and ${table.kind} = 1 and not ${table.isKnown} and not ${table.isStopped}`),
    check("memory_cards_kind", sql`${table.kind} in (1, 2)`),
    check(
      "memory_cards_state",
      sql`(${table.stability} is null) = (${table.difficulty} is null) and (${table.stability} is null) = (${table.lastDay} is null)`,
    ),
  ],
);

/**
 * A row for every answer and for every word that was taken up, from wherever it was given. Rows are never changed, but for
 * `is_undone`, and never deleted while the account is there.
 */
export const memoryLog = pgTable(
  "memory_log",
  {
    userId: userId(),
    /** Chosen by the client; of a quiz for points the question's id. */
    answerId: uuid("answer_id").notNull(),
    wordId: wordId(),
    kind: smallint("kind").notNull(),
    way: text("way", { enum: answerWays }).notNull(),
    /** 1 to 4; null of a word that was taken up or over, or is not to be asked again. */
    grade: smallint("grade"),
    at: moment("at").notNull(),
    /** The day of learning in the person's time zone at that time. */
    day: date("day", { mode: "string" }).notNull(),
    elapsedMs: integer("elapsed_ms"),
    /** What another program knew of the word, of `import`; the difficulty may be missing there too. */
    stability: doublePrecision("stability"),
    difficulty: doublePrecision("difficulty"),
    isUndone: boolean("is_undone").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.answerId] }),
    index("memory_log_word").on(table.userId, table.wordId),
    index("memory_log_at").on(table.userId, table.at),
    // Answers by day are counted from it alone.
    index("memory_log_day")
      .on(table.userId, table.day)
      .where(sql`${table.grade} is not null and not ${table.isUndone}`),
    check("memory_log_grade", sql`${table.grade} between 1 and 4`),
  ],
);

export const reminderWays = ["none", "mail", "push"] as const;

/** Without a row the defaults of the domain hold. */
export const memorySettings = pgTable(
  "memory_settings",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    retention: doublePrecision("retention").notNull(),
    newPerDay: smallint("new_per_day").notNull(),
    goalMinutes: smallint("goal_minutes").notNull(),
    /** The goals that were chosen, each with its first day; `goal_minutes` is the last of them. */
    goalChanges: jsonb("goal_changes").$type<readonly GoalChange[]>().notNull().default([]),
    isSelfGraded: boolean("is_self_graded").notNull(),
    reminderBy: text("reminder_by", { enum: reminderWays }).notNull(),
    /** The hour of the person's time zone, 0 to 23. */
    reminderHour: smallint("reminder_hour").notNull(),
    /** Since when the reminder is as it is: a week later it falls silent without an answer. */
    reminderSince: moment("reminder_since"),
    /** When it is looked at next; null without a reminder. */
    reminderDueAt: moment("reminder_due_at"),
    /** The day of learning that was last reminded of. */
    remindedDay: date("reminded_day", { mode: "string" }),
    /** The watch plan; null without one. */
    plan: jsonb("plan").$type<SavedPlan>(),
    /** The parameters of FSRS-6 fitted to the person; null for the defaults. */
    weights: doublePrecision("weights").array(),
    /** When it was last tried to fit them. */
    fittedAt: moment("fitted_at"),
  },
  (table) => [
    index("memory_settings_reminder").on(table.reminderDueAt).where(sql`${table.reminderDueAt} is not null`),
    check("memory_settings_retention", sql`${table.retention} between 0.8 and 0.97`),
    check("memory_settings_hour", sql`${table.reminderHour} between 0 and 23`),
  ],
);

/** A person's own meaning of a word and note on it. */
export const memoryNotes = pgTable(
  "memory_notes",
  {
    userId: userId(),
    wordId: wordId(),
    meaning: text("meaning").notNull(),
    note: text("note").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
);

/** A browser that takes pushes for a person, as its push service knows it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's public key and secret, which pushes are encrypted with. */
    publicKey: text("public_key").notNull(),
    secret: text("secret").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);

/** Pushes that wait to be sent, written in the transaction of what they tell of. */
export const pushOutbox = pgTable(
  "push_outbox",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer("subscription_id")
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    message: jsonb("message").$type<PushMessage>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** During an attempt: when its lease ends. */
    nextAttemptAt: moment("next_attempt_at").notNull(),
    attempts: smallint("attempts").notNull().default(0),
  },
  (table) => [index("push_outbox_due").on(table.nextAttemptAt), index("push_outbox_of").on(table.subscriptionId)],
);
