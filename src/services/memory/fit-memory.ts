import type { Optimiser } from "../../providers/fsrs/optimiser.ts";
import type { Database } from "../../storage/database.ts";
import { readFittable, readLatestWords } from "../../storage/memory/fitting.ts";
import { saveFitted } from "../../storage/memory/settings.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** People looked at in a run, and most who are fitted in it: 50,000 a week. */
const looked = 1_000;
const mostAtOnce = 50;

/** The words whose answers are used: some 30,000 answers. */
const wordsUsed = 2_000;

/**
 * Fits the parameters of the schedule to people who have enough answers, at most once a week each, one person after the
 * other. Cards keep their days: as with another retention, the parameters count from the next answers on.
 */
export function fitMemory({ db }: Database, optimise: Optimiser): TimedJob {
  let after = 0;
  let hasBuild = true;
  return {
    name: "fit-memory",
    everyMs: 10 * minute,
    async run(now, signal) {
      if (!hasBuild) return;
      const triedBefore = new Date(now.getTime() - week);
      const { people, lastLooked } = await readFittable(db, { after, looked, now, triedBefore, limit: mostAtOnce });
      for (const { id, weights } of people) {
        if (signal.aborted) return;
        // Before the thread: one for whom it fails does not keep the others waiting.
        after = id;
        const fitted = await optimise({ entries: await readLatestWords(db, id, wordsUsed), weights });
        if (fitted === "noBuild") {
          hasBuild = false;
          return;
        }
        await saveFitted(db, id, fitted.weights, now);
      }
      after = lastLooked ?? 0;
    },
  };
}
