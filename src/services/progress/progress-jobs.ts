import { leaderboardMonth } from "../../domain/progress/leaderboard-day.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import type { Database } from "../../storage/database.ts";
import { findUnfrozenMonths, freezeMonth } from "../../storage/progress/leaderboard.ts";
import { deleteExpiredLists } from "../../storage/progress/word-lists.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import { objectionMs } from "./grant-prizes.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Longer than any request takes: an answer that came before midnight may be written after it. */
const settlingMs = 10 * minute;

/** Every ten minutes: freezes the top ranks of months that are over. */
export function freezeMonths({ db }: Database): TimedJob {
  return {
    name: "freeze-months",
    everyMs: 10 * minute,
    // A month that has ended by a wrong clock alone would stay frozen.
    waitsAfterLeap: true,
    async run(now, signal) {
      const current = leaderboardMonth(new Date(now.getTime() - settlingMs));
      for (const month of await findUnfrozenMonths(db, current)) {
        if (signal.aborted) return;
        const grantDueAt = new Date(now.getTime() + objectionMs);
        await db.transaction((transaction) => freezeMonth(transaction, month, { frozenAt: now, grantDueAt }));
      }
    },
  };
}

/** Removes generated lists that have expired. */
export function removeExpiredLists({ db }: Database): TimedJob {
  return {
    name: "remove-expired-lists",
    everyMs: 6 * hour,
    waitsAfterLeap: true,
    run: (now, _signal, observed = () => now) => deleteExpiredLists(db, observed(listLimits.generatedDays * 24 * hour)),
  };
}
