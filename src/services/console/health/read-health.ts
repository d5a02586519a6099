import { readDatabaseBytes, readJobs, readMailQueue, readProcesses } from "../../../storage/console/health.ts";
import type { Services } from "../../services.ts";

const minute = 60_000;

export async function readHealth({ database, now, process }: Services) {
  const { db, kind } = database;
  const processes = await readProcesses(db, new Date(now().getTime() - minute));
  const slowest = processes
    .flatMap(({ name, figures }) => figures.slowest.map((call) => ({ ...call, process: name })))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 20);
  return {
    version: process.version,
    database: { kind, bytes: await readDatabaseBytes(db) },
    processes,
    slowest,
    mails: await readMailQueue(db),
    jobs: await readJobs(db),
  };
}
