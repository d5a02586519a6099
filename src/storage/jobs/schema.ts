import { moment, pgTable, text } from "../drizzle.ts";

/** When each timed job is due next; the first process to claim it runs it. */
export const timedJob = pgTable("timed_job", {
  name: text("name").primaryKey(),
  /** While the job runs: when its lease ends. */
  dueAt: moment("due_at").notNull(),
  lastRunAt: moment("last_run_at"),
  /** Of the last run; null where it went well. */
  lastError: text("last_error"),
});
