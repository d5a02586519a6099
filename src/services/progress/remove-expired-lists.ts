import type { Database } from "../../storage/database.ts";
import { deleteExpiredLists } from "../../storage/progress/word-lists.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";

const hour = 60 * 60 * 1000;

/** Removes generated lists that nobody saved in their time. */
export function removeExpiredLists({ db }: Database): TimedJob {
  return { name: "remove-expired-lists", everyMs: 6 * hour, run: (now) => deleteExpiredLists(db, now) };
}
