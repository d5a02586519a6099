import { countWaiting, readJobs, readOldestWaiting } from "../../../storage/console/health.ts";
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

/** For how many seconds the first of each queue has waited; 0 for one with nothing that is due. */
export async function readQueueAges({ database, now }: Pick<Services, "database" | "now">) {
  const oldest = Object.entries(await readOldestWaiting(database.db));
  const secondsSince = (moment: Date | null) =>
    moment === null ? 0 : Math.max(0, (now().getTime() - moment.getTime()) / 1_000);
  return oldest.map(([queue, moment]) => ({ queue, seconds: secondsSince(moment) }));
}
