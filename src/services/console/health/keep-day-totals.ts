import { dayAfter, localDay } from "../../../domain/locale/day.ts";
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

/** Counts the days that are over once more, after answers of earlier days came or went. For a transaction. */
export async function recountDays(transaction: Db, now: Date): Promise<void> {
  const today = localDay(now, leaderboardZone);
  for (let ago = shownDays - 1; ago > 0; ago -= 1)
    await writeDayTotal(transaction, await countTotal(transaction, dayAfter(today, -ago)));
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
      for (let ago = shownDays - 1; ago > 0 && !signal.aborted; ago -= 1) {
        const day = dayAfter(today, -ago);
        if (ago === 1 || !kept.has(day)) await writeDayTotal(db, await countTotal(db, day));
      }
    },
  };
}
