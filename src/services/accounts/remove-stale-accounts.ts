import { randomUUID } from "node:crypto";
import { deleteOrigins } from "../../storage/accounts/origins.ts";
import { deleteExpired, findAbandoned, lockAbandoned } from "../../storage/accounts/stale-accounts.ts";
import type { Database } from "../../storage/database.ts";
import { eraseUser } from "../../storage/personal-data/erase-user.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import { absoluteLimit, sessionLimits } from "./session.ts";

const day = 24 * 60 * 60 * 1000;
const batchSize = 100;

async function removeAbandoned({ db }: Database, since: Date, signal: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await findAbandoned(db, since, batchSize);
    if (ids.length === 0) return;
    for (const id of ids) {
      if (signal.aborted) return;
      await db.transaction(async (transaction) => {
        // The account may have been used since the ids were read.
        if (await lockAbandoned(transaction, id, since)) await eraseUser(transaction, id, randomUUID());
      });
    }
  }
}

/** Daily: erases unverified accounts without a sign-in for 30 days, and expired sessions, codes and counts. */
export function removeStaleAccounts(database: Database): TimedJob {
  return {
    name: "remove-stale-accounts",
    everyMs: day,
    waitsAfterLeap: true,
    async run(now, signal, observed = () => now) {
      const ago = (days: number) => new Date(observed(days * day).getTime() - days * day);
      await removeAbandoned(database, ago(30), signal);
      const { createdAt, usedAt } = sessionLimits(observed(absoluteLimit));
      await deleteExpired(database.db, {
        sessionsMade: createdAt,
        sessionsUsed: usedAt,
        codes: ago(7),
        attempts: ago(1),
        devices: ago(180),
      });
      await deleteOrigins(database.db, ago(40));
    },
  };
}
