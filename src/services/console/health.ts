import { randomUUID } from "node:crypto";
import { addDays, leaderboardZone, localDay, startOfDay } from "../../domain/progress/local-day.ts";
import {
  countLearners,
  countWaiting,
  noteProcess,
  readDatabaseBytes,
  readDayFigures,
  readJobs,
  readMailQueue,
  readProcesses,
} from "../../storage/console/health.ts";
import type { Services } from "../services.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const shownDays = 14;

/** Writes this process's row, every half minute. */
export function tellOfProcess(services: Services): () => Promise<void> {
  const id = randomUUID();
  const startedAt = services.now();
  return async () => {
    const { name, version } = services.process;
    const seenAt = services.now();
    const row = { id, name, version, startedAt, seenAt, figures: services.process.read() };
    await noteProcess(services.database.db, row, new Date(seenAt.getTime() - day));
  };
}

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

/** What waits for the operator, and figures of learners, answers and purchases by day. */
export async function readOverview({ database, now }: Services) {
  const { db } = database;
  const time = now();
  const today = localDay(time, leaderboardZone);
  const firstDay = addDays(today, 1 - shownDays);
  const weekStart = addDays(today, -6);
  const waiting = await countWaiting(db, {
    stuckBefore: new Date(time.getTime() - 60 * minute),
    faultsAfter: new Date(time.getTime() - 7 * day),
  });
  const figures = await readDayFigures(db, startOfDay(firstDay, leaderboardZone), firstDay, leaderboardZone);
  const days = Array.from({ length: shownDays }, (_, index) => {
    const one = addDays(firstDay, index);
    return figures.find((each) => each.day === one) ?? { day: one, learners: 0, answers: 0, purchases: 0 };
  });
  const sum = (kind: "answers" | "purchases") => ({
    today: days.at(-1)?.[kind] ?? 0,
    week: days.filter((each) => each.day >= weekStart).reduce((total, each) => total + each[kind], 0),
  });
  return {
    waiting,
    learners: { today: days.at(-1)?.learners ?? 0, week: await countLearners(db, weekStart) },
    answers: sum("answers"),
    purchases: sum("purchases"),
    days,
  };
}
