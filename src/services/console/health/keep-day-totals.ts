import { type Day, dayAfter, localDay } from "../../../domain/locale/day.ts";
import { leaderboardZone } from "../../../domain/progress/leaderboard-day.ts";
import {
  countDay,
  countLearnersOfSixDays,
  type DayTotal,
  readDayTotals,
  writeDayTotal,
} from "../../../storage/console/day-totals.ts";
import type { Database, Db } from "../../../storage/database.ts";
import type { TimedJob } from "../../jobs/run-timed-jobs.ts";

/** How many days the overview shows. */
export const shownDays = 14;

const everyMs = 60 * 60_000;

/** A day's figures, counted anew. */
export async function countTotal(db: Db, day: string): Promise<DayTotal> {
  return { ...(await countDay(db, day)), learnersOfSixDays: await countLearnersOfSixDays(db, day) };
}

/** Of the days that the overview shows those before today, the oldest first. */
function daysOver(today: Day): Day[] {
  return Array.from({ length: shownDays - 1 }, (_, at) => dayAfter(today, at + 1 - shownDays));
}

/** Counts the days that are over once more, after answers of earlier days came or went. For a transaction. */
export async function recountDays(transaction: Db, now: Date): Promise<void> {
  for (const day of daysOver(localDay(now, leaderboardZone)))
    await writeDayTotal(transaction, await countTotal(transaction, day));
}

/**
 * Counts the days that are over and have not been counted, and keeps their figures for the overview. Yesterday is counted
 * each time: a learner's day is that of their own time zone, and goes on for up to half a day after Istanbul's.
 */
export function keepDayTotals({ db }: Pick<Database, "db">): TimedJob {
  return {
    name: "keep-day-totals",
    everyMs,
    async run(now, signal) {
      const today = localDay(now, leaderboardZone);
      const kept = new Set((await readDayTotals(db, dayAfter(today, 1 - shownDays), today)).map(({ day }) => day));
      const yesterday = dayAfter(today, -1);
      for (const day of daysOver(today)) {
        if (signal.aborted) return;
        if (day === yesterday || !kept.has(day)) await writeDayTotal(db, await countTotal(db, day));
      }
    },
  };
}
