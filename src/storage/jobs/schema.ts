import { moment, pgTable, text } from "../drizzle.ts";

/** When each piece of timed work is next to be done, by whichever process comes first. */
export const timedJob = pgTable("timed_job", {
  name: text("name").primaryKey(),
  /** While it is under way: when it is taken for lost. */
  dueAt: moment("due_at").notNull(),
});
