import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import { readFailingJobs, readQueueAges, readWaiting } from "../../services/console/health/read-waiting.ts";
import type { Services } from "../../services/services.ts";

const collectLimitMs = 1_000;

/** What is read, or undefined where the database does not answer in time. */
export async function inTime<T>(read: () => Promise<T>): Promise<T | undefined> {
  return await Promise.race([read().catch(() => undefined), sleep(collectLimitMs, undefined, { ref: false })]);
}

/** What waits for people or workers, and the connections of this process; without figures where nothing answers. */
export function registerSiteMetrics(register: Registry, services: Services): void {
  const registers = [register];
  new Gauge({
    name: "site_waiting",
    help: "What waits, by kind: imports for the worker, all else for the operator",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset();
      for (const [kind, count] of Object.entries((await inTime(() => readWaiting(services))) ?? {})) {
        this.set({ kind }, count);
      }
    },
  });
  new Gauge({
    name: "queue_oldest_seconds",
    help: "Seconds for which the first of a queue has waited, or has been due; 0 without any",
    labelNames: ["queue"],
    registers,
    async collect() {
      this.reset();
      for (const { queue, seconds } of (await inTime(() => readQueueAges(services))) ?? [])
        this.set({ queue }, seconds);
    },
  });
  new Gauge({
    name: "timed_jobs_failing",
    help: "Timed jobs whose last run failed",
    registers,
    async collect() {
      this.set((await inTime(() => readFailingJobs(services)))?.length ?? Number.NaN);
    },
  });
  new Gauge({
    name: "database_pool_connections",
    help: "Connections of this process for requests, by state; waiting is requests without one",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = services.database.pool;
      this.set({ state: "busy" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
}
