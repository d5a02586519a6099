import { dayAfter } from "../../domain/locale/day.ts";
import { leaderboardDay } from "../../domain/progress/leaderboard-day.ts";
import { sharingAccounts, suspicionsOf } from "../../domain/progress/suspicion.ts";
import type { Database } from "../../storage/database.ts";
import {
  deletePlayDays,
  findMisplaced,
  raiseFlag,
  readBusyDays,
  readSingleOrigins,
  updatePlace,
} from "../../storage/progress/board-flags.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";

const minute = 60_000;
const dayMs = 24 * 60 * minute;
/** Days that accounts of one address are added up over. */
const sharedDays = 30;
/** A month, the time until its prizes, and that of an objection. */
const keptDays = 100;

async function raiseForDays({ db }: Database, now: Date): Promise<void> {
  const yesterday = dayAfter(leaderboardDay(now), -1);
  for (const { userId, day, ...figures } of await readBusyDays(db, yesterday)) {
    for (const suspicion of suspicionsOf(figures)) await raiseFlag(db, { ...suspicion, userId, day }, now);
  }
}

async function raiseForOrigins({ db }: Database, now: Date): Promise<void> {
  const day = leaderboardDay(now);
  const since = new Date(now.getTime() - sharedDays * dayMs);
  const accounts = await readSingleOrigins(db, since, dayAfter(day, -sharedDays));
  for (const group of Map.groupBy(accounts, ({ origin }) => origin).values()) {
    const sharing = sharingAccounts(group);
    for (const { userId, points } of sharing) {
      const evidence = { accounts: sharing.length, points, days: sharedDays };
      await raiseFlag(db, { kind: "shared_origin", evidence, userId, day }, now);
    }
  }
}

/**
 * Every ten minutes: flags for the operator, of today and yesterday. Each flag is a transaction of its own, since its
 * trigger changes rows that answers change too.
 */
export function raiseFlags(database: Database): TimedJob {
  const { db } = database;
  return {
    name: "raise-board-flags",
    everyMs: 10 * minute,
    async run(now, _signal, observed = () => now) {
      await raiseForDays(database, now);
      await raiseForOrigins(database, now);
      // An answer that began the month while the account changed did not see the change.
      for (const userId of await findMisplaced(db)) await updatePlace(db, userId);
      await deletePlayDays(db, dayAfter(leaderboardDay(observed(keptDays * dayMs)), -keptDays));
    },
  };
}
