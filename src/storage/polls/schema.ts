import type { Translated } from "../../domain/locale/locale.ts";
import { users } from "../accounts/schema.ts";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  serial,
  smallint,
  unique,
} from "../drizzle.ts";

export const polls = pgTable("polls", {
  id: serial("id").primaryKey(),
  question: jsonb("question").$type<Translated>().notNull(),
  /** For premium users alone. */
  isPremium: boolean("is_premium").notNull().default(false),
  createdAt: moment("created_at").notNull(),
  /** Since when it is no longer shown. */
  closedAt: moment("closed_at"),
});

export const pollOptions = pgTable(
  "poll_options",
  {
    id: serial("id").primaryKey(),
    pollId: integer("poll_id")
      .notNull()
      .references(() => polls.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    text: jsonb("text").$type<Translated>().notNull(),
    /** The report of the wished title that it is of: without a foreign key, as reports are of a later area. */
    wishId: integer("wish_id"),
  },
  (table) => [
    unique("poll_options_place").on(table.pollId, table.position),
    // For the foreign key by which a vote is for an option of its own poll.
    unique("poll_options_of_poll").on(table.pollId, table.id),
  ],
);

/** One row per person and poll. */
export const pollVotes = pgTable(
  "poll_votes",
  {
    pollId: integer("poll_id").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    optionId: integer("option_id").notNull(),
    votedAt: moment("voted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.userId] }),
    index("poll_votes_user").on(table.userId),
    index("poll_votes_option").on(table.optionId),
    foreignKey({
      name: "poll_votes_option_of_poll",
      columns: [table.pollId, table.optionId],
      foreignColumns: [pollOptions.pollId, pollOptions.id],
    }).onDelete("cascade"),
  ],
);
