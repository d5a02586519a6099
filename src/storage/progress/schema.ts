import { type Level, levels } from "../../domain/lexicon/level.ts";
import { pauseBinCount, timeBinCount } from "../../domain/progress/answer-times.ts";
import { methodCount } from "../../domain/progress/play-day.ts";
import { suspicionKinds } from "../../domain/progress/suspicion.ts";
import { users } from "../accounts/schema.ts";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
  uuid,
} from "../drizzle.ts";
import { premiumCodes } from "../premium/schema.ts";

/** What a generated list consists of; ids of the catalogue, or the whole lexicon without any. */
export type ListSelection = {
  readonly titleIds: readonly number[];
  readonly seasonIds: readonly number[];
  readonly episodeIds: readonly number[];
  readonly levels?: readonly Level[] | undefined;
  /** True for words that a person knows, false for the others. */
  readonly known?: boolean | undefined;
};

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Of a row in `words`, which stays while a table of `wordTables` refers to it; no foreign key, as in `episode_words`. */
const wordId = () => bigint("word_id", { mode: "number" }).notNull();

/** The known list of each person; its id is the user's `known_list_id`. */
export const knownWords = pgTable(
  "known_words",
  {
    userId: userId(),
    wordId: wordId(),
    knownAt: moment("known_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
);

/** Words that a person has marked as not known: they are not, whatever the person's level. */
export const unknownWords = pgTable("unknown_words", { userId: userId(), wordId: wordId() }, (table) => [
  primaryKey({ columns: [table.userId, table.wordId] }),
]);

/** "I am about A2": the words up to that level count as known. Without a row none do. */
export const knownLevels = pgTable(
  "known_levels",
  {
    userId: userId().primaryKey(),
    level: smallint("level").$type<Level>().notNull(),
  },
  (table) => [check("known_levels_level", sql`${table.level} between 1 and 5`)],
);

/** People's own lists, and generated lists, which have no owner and expire. */
export const wordLists = pgTable(
  "word_lists",
  {
    /** From the sequence of `users.known_list_id`: an id names one list, a known list or another. */
    id: integer("id").primaryKey().default(sql`nextval('users_known_list_id_seq')`),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Random, so that it cannot be guessed. */
    url: text("url").notNull().unique(),
    isShared: boolean("is_shared").notNull(),
    /**
     * Was made from premium content: others than premium members see its first words. Content may become premium later,
     * so whoever reads a list asks about its selection or origin too.
     */
    isPremium: boolean("is_premium").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** Only of generated lists. */
    expiresAt: moment("expires_at"),
    /** Of a generated list whose words are worked out when it is read; the others have theirs in `list_words`. */
    selection: jsonb("selection").$type<ListSelection>(),
    /** What an own list was copied from, where that was a selection: others see it as far as they may see that. */
    origin: jsonb("origin").$type<ListSelection>(),
    /** Whose known words a selection asks for, as they were when the list was made. */
    knownOf: integer("known_of").references(() => users.id, { onDelete: "cascade" }),
    /** Of a generated list, when it was made; that of others is counted. */
    generatedCount: integer("generated_count"),
    /** Raised with each change of its words. */
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    index("word_lists_user").on(table.userId),
    index("word_lists_expiry").on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index("word_lists_known_of").on(table.knownOf).where(sql`${table.knownOf} is not null`),
    check("word_lists_owner", sql`(${table.userId} is null) = (${table.expiresAt} is not null)`),
  ],
);

export const listWords = pgTable(
  "list_words",
  {
    listId: integer("list_id")
      .notNull()
      .references(() => wordLists.id, { onDelete: "cascade" }),
    wordId: wordId(),
    /** Ascending, with gaps. */
    position: integer("position").notNull(),
    /** How often it is said in what the list was generated from; 0 in lists made by hand. */
    count: integer("count").notNull().default(0),
    /** Where it was added from, if from a list of the catalogue; no foreign key: the row outlives the episode. */
    episodeId: integer("episode_id"),
    /** The sense that is meant there, 0 the first of the headword. */
    sense: smallint("sense"),
    /** When it is said there, in seconds from the start of the file. */
    second: integer("second"),
  },
  (table) => [primaryKey({ columns: [table.listId, table.wordId] })],
);

/**
 * One row for every answered question, never changed and never deleted: a trigger enforces it. When an account is
 * erased its rows pass to a pseudonym. All other numbers of points are sums of these.
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
    /** In the person's time zone at that time. */
    day: date("day", { mode: "string" }).notNull(),
    /** Of the leaderboard: YYYY-MM. */
    month: text("month").notNull(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [
    // Of all answers, also those without points: else the export and the erasure of a person would read the whole table.
    index("points_ledger_person").on(table.userId, table.day, table.wordId),
    // Few pages: answers are written in the order of time.
    index("points_ledger_answered").using("brin", table.answeredAt),
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
    index("points_days_day").on(table.day),
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
    /** The sum of the ranked points of the month's days (domain/progress/ranked-points.ts). */
    ranked: integer("ranked").notNull().default(0),
    /** Has a place: the address is verified and no flag is open. Kept by triggers on `users` and `board_flags`. */
    isRanked: boolean("is_ranked").notNull().default(false),
    /** When `ranked` was reached: with equal points the earlier person ranks higher. */
    reachedAt: moment("reached_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    index("points_months_place")
      .on(table.month, sql`${table.ranked} desc`, table.reachedAt, table.userId)
      .where(sql`${table.isRanked}`),
    check("points_months_points", sql`${table.points} > 0 and ${table.ranked} between 0 and ${table.points}`),
  ],
);

/** So many counts, all 0 in a new row. */
const counts = (name: string, length: number) =>
  integer(name)
    .array()
    .notNull()
    .default(sql.raw(`array_fill(0, array[${length}])`));

/** A person's answers of a day of the leaderboard, in Istanbul (domain/progress/play-day.ts). Kept for a hundred days. */
export const playDays = pgTable(
  "play_days",
  {
    userId: userId(),
    day: date("day", { mode: "string" }).notNull(),
    points: integer("points").notNull(),
    answers: integer("answers").notNull(),
    wrong: integer("wrong").notNull(),
    timed: integer("timed").notNull(),
    msSum: bigint("ms_sum", { mode: "number" }).notNull(),
    msSquareSum: bigint("ms_square_sum", { mode: "number" }).notNull(),
    hasty: integer("hasty").notNull(),
    hours: integer("hours").notNull(),
    run: integer("run").notNull(),
    longestRun: integer("longest_run").notNull(),
    /** By `timeBinOf`. */
    timeBins: counts("time_bins", timeBinCount),
    /** Points within the caps of the day (ranked-points.ts). */
    counted: integer("counted").notNull().default(0),
    methodPoints: counts("method_points", methodCount),
    methodAnswers: counts("method_answers", methodCount),
    levelAnswers: counts("level_answers", levels.length),
    /** By `pauseBinOf`. */
    pauseBins: counts("pause_bins", pauseBinCount),
    /** When the day's last answer came. */
    lastAt: moment("last_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index("play_days_day").on(table.day)],
);

/** A person's points of a day by the list that was played (services/quiz/list-key.ts). Kept as long as `play_days`. */
export const playLists = pgTable(
  "play_lists",
  {
    userId: userId(),
    day: date("day", { mode: "string" }).notNull(),
    list: text("list").notNull(),
    points: integer("points").notNull(),
    answers: integer("answers").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.list] }), index("play_lists_day").on(table.day)],
);

/** What was suspicious about a person's answers, for the operator (domain/progress/suspicion.ts). */
export const boardFlags = pgTable(
  "board_flags",
  {
    userId: userId(),
    kind: text("kind", { enum: suspicionKinds }).notNull(),
    /** The last day of the leaderboard on which it was seen, with the figures of that day. */
    day: date("day", { mode: "string" }).notNull(),
    evidence: jsonb("evidence").$type<Readonly<Record<string, number>>>().notNull(),
    /** While it is not cleared the person has no place. Points, streak and all else stay. */
    state: text("state", { enum: ["open", "confirmed", "cleared"] }).notNull(),
    raisedAt: moment("raised_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index("board_flags_open").on(table.raisedAt).where(sql`${table.state} = 'open'`),
    check("board_flags_state", sql`${table.state} in ('open', 'confirmed', 'cleared')`),
    check("board_flags_decided", sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
);

/** How many people with a place have ranked points within each step (rank-step.ts). */
export const rankSteps = pgTable(
  "rank_steps",
  { month: text("month").notNull(), step: integer("step").notNull(), people: integer("people").notNull() },
  (table) => [primaryKey({ columns: [table.month, table.step] })],
);

/** The sums of `rank_steps` over each range of steps (rank-step.ts). Kept by its triggers, whoever writes the steps. */
export const rankRanges = pgTable(
  "rank_ranges",
  { month: text("month").notNull(), range: integer("range").notNull(), people: integer("people").notNull() },
  (table) => [primaryKey({ columns: [table.month, table.range] })],
);

/** Months that are over, with their ranks fixed. */
export const frozenMonths = pgTable("frozen_months", {
  month: text("month").primaryKey(),
  frozenAt: moment("frozen_at").notNull(),
  /** When the prizes go out unless the operator approves before: null for by the operator alone. */
  grantDueAt: moment("grant_due_at"),
  /** When the prizes were granted, and by which operator: null for by itself. */
  grantedAt: moment("granted_at"),
  grantedBy: text("granted_by"),
  /** When the operators were last reminded that due prizes wait for their look. */
  remindedAt: moment("reminded_at"),
});

/** The top ranks of a frozen month. Those of deleted accounts stay, under a pseudonym. */
export const frozenRanks = pgTable(
  "frozen_ranks",
  {
    month: text("month").notNull(),
    rank: integer("rank").notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    pseudonym: uuid("pseudonym"),
    points: integer("points").notNull(),
    /** Taken off the board by the operator: those behind move up. */
    disqualifiedAt: moment("disqualified_at"),
    disqualifiedBy: text("disqualified_by"),
    disqualifiedWhy: text("disqualified_why"),
    /** An operator has looked at what speaks for and against it: without that no prize goes here. */
    lookedAt: moment("looked_at"),
    lookedBy: text("looked_by"),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.rank] }),
    index("frozen_ranks_user").on(table.userId),
    foreignKey({ name: "frozen_ranks_month", columns: [table.month], foreignColumns: [frozenMonths.month] }),
  ],
);

/** What was given for a month's first places. Those of deleted accounts stay, under a pseudonym. */
export const prizes = pgTable(
  "prizes",
  {
    id: uuid("id").primaryKey(),
    month: text("month").notNull(),
    /** The first prize is 1, whatever the rank of who has it. */
    place: smallint("place").notNull(),
    /** Of `frozen_ranks`. */
    rank: integer("rank").notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    pseudonym: uuid("pseudonym"),
    /** Of premium time. */
    months: integer("months").notNull(),
    codeId: uuid("code_id")
      .notNull()
      .unique()
      .references(() => premiumCodes.id),
    /** Of `mail_outbox`, where mails are kept for 30 days. */
    mailId: uuid("mail_id").notNull(),
    grantedAt: moment("granted_at").notNull(),
    /** When its mail went out. */
    sentAt: moment("sent_at"),
    /** When the link in the mail was followed first. */
    openedAt: moment("opened_at"),
  },
  (table) => [
    // One prize for a place and for a person, whatever happens.
    unique("prizes_place").on(table.month, table.place),
    unique("prizes_rank").on(table.month, table.rank),
    index("prizes_user").on(table.userId),
    foreignKey({ name: "prizes_month", columns: [table.month], foreignColumns: [frozenMonths.month] }),
  ],
);
