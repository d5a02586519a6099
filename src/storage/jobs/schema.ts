import { integer, moment, pgTable, smallint, text } from "../drizzle.ts";

/** When each timed job is due next; the first process to claim it runs it. */
export const timedJob = pgTable("timed_job", {
  name: text("name").primaryKey(),
  /** While the job runs: when its lease ends. */
  dueAt: moment("due_at").notNull(),
  lastRunAt: moment("last_run_at"),
  /** Of the last run; null where it went well. */
  lastError: text("last_error"),
});

/** One row: the latest time at which a process of the site has looked at its clock. */
export const siteClock = pgTable("site_clock", {
  id: smallint("id").primaryKey().default(1),
  seenAt: moment("seen_at").notNull(),
});

/** Times that the clock has skipped: it was set forward, or the site stood still. Nothing is erased for their sake. */
export const clockLeaps = pgTable("clock_leaps", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  leftAt: moment("left_at").notNull(),
  landedAt: moment("landed_at").notNull(),
});
