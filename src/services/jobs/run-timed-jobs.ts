import type { Database } from "../../storage/database.ts";
import { claimJob, rescheduleJob } from "../../storage/jobs/queries.ts";
import { reasonOf } from "../../storage/reason-of.ts";

/**
 * Work that one of all processes does at an interval. It may be interrupted at any time and is then run again, so it must
 * be idempotent.
 */
export type TimedJob = {
  readonly name: string;
  readonly everyMs: number;
  /** Ends early when `signal` aborts. */
  run(now: Date, signal: AbortSignal): Promise<void>;
};

const minute = 60_000;
/** A run that takes longer counts as failed. */
const leaseMs = 15 * minute;
const retryMs = 5 * minute;
const maxErrorLength = 500;

/** Runs the jobs that are due, one after the other; failures are reported and retried. */
export async function runTimedJobs(
  { db }: Database,
  jobs: readonly TimedJob[],
  { now, signal, onError }: { now: () => Date; signal: AbortSignal; onError: (error: unknown) => void },
): Promise<void> {
  for (const { name, everyMs, run } of jobs) {
    if (signal.aborted) return;
    const start = now();
    const leaseEnd = new Date(start.getTime() + leaseMs);
    if (!(await claimJob(db, name, start, leaseEnd))) continue;
    try {
      await run(start, signal);
      const dueAt = new Date(start.getTime() + everyMs);
      await rescheduleJob(db, name, leaseEnd, { dueAt, lastRunAt: start, lastError: null });
    } catch (error) {
      onError(error);
      const dueAt = new Date(now().getTime() + retryMs);
      const lastError = reasonOf(error).message.slice(0, maxErrorLength);
      await rescheduleJob(db, name, leaseEnd, { dueAt, lastRunAt: start, lastError });
    }
  }
}
