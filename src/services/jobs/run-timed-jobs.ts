import type { Database } from "../../storage/database.ts";
import { claimJob, rescheduleJob } from "../../storage/jobs/queries.ts";
import { reasonOf } from "../../storage/reason-of.ts";
import { lookAtClock } from "./site-clock.ts";

/**
 * Work that one of all processes does at an interval. It may be interrupted at any time and is then run again, so it must
 * be idempotent.
 */
export type TimedJob = {
  readonly name: string;
  readonly everyMs: number;
  /** It does what cannot be undone: after a leap of the clock it waits for a day. */
  readonly waitsAfterLeap?: boolean;
  /**
   * Ends early when `signal` aborts.
   *
   * @param observed the present for what is kept so long, less the time that the clock has skipped
   */
  run(now: Date, signal: AbortSignal, observed?: (keptMs: number) => Date): Promise<void>;
};

const minute = 60_000;
/** A run that takes longer counts as failed. */
const leaseMs = 15 * minute;
const retryMs = 5 * minute;
const maxErrorLength = 500;

/**
 * Looks at the clock, and runs the jobs that are due, one after the other; failures are reported and retried. A job that is
 * due later than its interval allows was put off by a clock that was wrong, and is due.
 */
export async function runTimedJobs(
  database: Database,
  jobs: readonly TimedJob[],
  {
    now,
    signal,
    onError,
    report = () => undefined,
  }: {
    readonly now: () => Date;
    readonly signal: AbortSignal;
    readonly onError: (error: unknown) => void;
    readonly report?: (line: string) => void;
  },
): Promise<void> {
  const { db } = database;
  for (const { name, everyMs, waitsAfterLeap = false, run } of jobs) {
    if (signal.aborted) return;
    const start = now();
    // Before each job: the clock may leap while another runs.
    const { observed, waitsUntil } = await lookAtClock(database, start, report);
    if (waitsAfterLeap && waitsUntil !== undefined) continue;
    const leaseEnd = new Date(start.getTime() + leaseMs);
    const latest = new Date(start.getTime() + Math.max(everyMs, leaseMs));
    if (!(await claimJob(db, name, { now: start, latest, leaseEnd }))) continue;
    try {
      await run(start, signal, observed);
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
