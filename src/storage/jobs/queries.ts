import type { Db } from "../database.ts";
import { and, eq, lte } from "../drizzle.ts";
import { timedJob } from "./schema.ts";

/** Claims a job that is due at `now` (a new one is) until `leaseEnd`; false where it is not due or another process has it. */
export async function claimJob(db: Db, name: string, now: Date, leaseEnd: Date): Promise<boolean> {
  await db.insert(timedJob).values({ name, dueAt: now }).onConflictDoNothing();
  const claimed = await db
    .update(timedJob)
    .set({ dueAt: leaseEnd })
    .where(and(eq(timedJob.name, name), lte(timedJob.dueAt, now)))
    .returning({ name: timedJob.name });
  return claimed.length > 0;
}

/**
 * Sets when the job is due next and how its run went (null: well), unless its lease (until `leaseEnd`) has passed to
 * another process.
 */
export async function rescheduleJob(
  db: Db,
  name: string,
  leaseEnd: Date,
  run: { readonly dueAt: Date; readonly lastRunAt: Date; readonly lastError: string | null },
): Promise<void> {
  await db
    .update(timedJob)
    .set(run)
    .where(and(eq(timedJob.name, name), eq(timedJob.dueAt, leaseEnd)));
}
