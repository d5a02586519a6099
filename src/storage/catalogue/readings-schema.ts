import {
  bigint,
  bytea,
  index,
  integer,
  moment,
  pgTable,
  pgView,
  primaryKey,
  serial,
  smallint,
  sql,
  text,
  unique,
} from "../drizzle.ts";

/** The figures of a subtitle that somebody brought, once for everybody who brings the same; nothing of its text. */
export const readings = pgTable(
  "readings",
  {
    id: serial("id").primaryKey(),
    /** SHA-256 of the cleaned text and the seconds at which it is said. */
    hash: bytea("hash").notNull(),
    /** What the figures depend on besides: the version of the analysis, and what the lexicon tells it. */
    analysis: text("analysis").notNull(),
    runningWords: integer("running_words").notNull(),
    closedClassWords: integer("closed_class_words").notNull(),
    nameWords: integer("name_words").notNull(),
    otherWords: integer("other_words").notNull(),
    unjudgedWords: integer("unjudged_words").notNull(),
    itemWords: integer("item_words").notNull(),
    seconds: integer("seconds").notNull(),
    /** How long it took: who brings the same later waits as long. */
    durationMs: integer("duration_ms").notNull(),
    /** Since when no episode and no upload has it. */
    unusedSince: moment("unused_since"),
  },
  (table) => [
    unique("readings_hash").on(table.hash, table.analysis),
    index("readings_unused").on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
);

export const readingWords = pgTable(
  "reading_words",
  {
    readingId: integer("reading_id")
      .notNull()
      .references(() => readings.id, { onDelete: "cascade" }),
    /** As in `episode_words`. */
    wordId: bigint("word_id", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
    tokens: integer("tokens").notNull(),
    times: integer("times").array().notNull(),
    senses: smallint("senses").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.readingId, table.wordId] }), index("reading_words_word").on(table.wordId)],
);

/** The words of every episode: its own, or those of its reading. */
export const saidWords = pgView("said_words", {
  episodeId: integer("episode_id").notNull(),
  wordId: bigint("word_id", { mode: "number" }).notNull(),
  count: integer("count").notNull(),
  tokens: integer("tokens").notNull(),
  times: integer("times").array().notNull(),
  line: text("line"),
  senses: smallint("senses").array().notNull(),
}).as(sql`
  select episode_id, word_id, count, tokens, times, line, senses from episode_words
  union all
  select episodes.id, reading_words.word_id, reading_words.count, reading_words.tokens, reading_words.times,
    null::text, reading_words.senses
  from episodes join reading_words on reading_words.reading_id = episodes.reading_id`);
