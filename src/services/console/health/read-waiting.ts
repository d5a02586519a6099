import { countWaiting, readJobs } from "../../../storage/console/health.ts";
import type { Services } from "../../services.ts";

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** What waits for the operator, by kind: purchases that have stood for an hour, and faults of the last week. */
export async function readWaiting({ database, now }: Pick<Services, "database" | "now">) {
  const time = now().getTime();
  return await countWaiting(database.db, {
    stuckBefore: new Date(time - hour),
    faultsAfter: new Date(time - week),
  });
}

/** The timed jobs whose last run failed. */
export async function readFailingJobs({ database }: Pick<Services, "database">): Promise<string[]> {
  const jobs = await readJobs(database.db);
  return jobs.filter(({ lastError }) => lastError !== null).map(({ name }) => name);
}
