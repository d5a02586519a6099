import type { Level } from "../../domain/lexicon/level.ts";
import { users } from "../accounts/schema.ts";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
} from "../drizzle.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Of a row in words, which none is ever deleted from; no foreign key, as in episode_words. */
const wordId = () => bigint("word_id", { mode: "number" }).notNull();

/** The known list of each person; its id is the user's `known_list_id`. */
export const knownWords = pgTable(
  "known_words",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    wordId: wordId(),
    knownAt: moment("known_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
);

/** "I am about A2": for coverage, the words up to that level count as known. Nobody's row means none do. */
export const knownLevels = pgTable(
  "known_levels",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    level: smallint("level").$type<Level>().notNull(),
  },
  (table) => [check("known_levels_level", sql`${table.level} between 1 and 5`)],
);

/** People's own lists; and generated ones, which are nobody's and expire. */
export const wordLists = pgTable(
  "word_lists",
  {
    /** Drawn from the sequence of `users.known_list_id`, so that an id names one list, whether known or own. */
    id: integer("id").primaryKey().default(sql`nextval('users_known_list_id_seq')`),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Random: who has it was given it. */
    url: text("url").notNull().unique(),
    isShared: boolean("is_shared").notNull(),
    /** Made from premium content: others see its first words. */
    isPremium: boolean("is_premium").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** Only of generated lists. */
    expiresAt: moment("expires_at"),
  },
  (table) => [
    index("word_lists_user").on(table.userId),
    index("word_lists_expiry").on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
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
    /** Rising through the list, with gaps. */
    position: integer("position").notNull(),
    /** How often it is said in what the list was generated from; 0 in lists made by hand. */
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.listId, table.wordId] })],
);

/** Words that somebody looked for and that the lexicon does not have, each once, for the operator. */
export const missingWords = pgTable("missing_words", {
  /** In lower case. */
  phrase: text("phrase").primaryKey(),
  /** What was told with the first report. */
  context: text("context").notNull(),
  reports: integer("reports").notNull().default(1),
  firstReportedAt: moment("first_reported_at").notNull(),
  lastReportedAt: moment("last_reported_at").notNull(),
});
