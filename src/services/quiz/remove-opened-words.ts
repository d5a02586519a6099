import { dayAfter } from "../../domain/locale/day.ts";
import { leaderboardDay } from "../../domain/progress/leaderboard-day.ts";
import type { Database } from "../../storage/database.ts";
import { deleteOpenedWords } from "../../storage/quiz/open-tour.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";

const day = 24 * 60 * 60_000;

/** Removes the counts of words that were opened before yesterday: points are shared by those of today. */
export function removeOpenedWords({ db }: Database): TimedJob {
  return {
    name: "remove-opened-words",
    everyMs: day / 4,
    waitsAfterLeap: true,
    run: (now, _signal, observed = () => now) => deleteOpenedWords(db, dayAfter(leaderboardDay(observed(day)), -1)),
  };
}
