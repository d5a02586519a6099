import type { Db } from "../database.ts";
import { and, eq, gt, lte, or } from "../drizzle.ts";
import { timedJob } from "./schema.ts";

/**
 * Claims a job that is due at `now` (a new one is), or later than it can be (`latest`), until `leaseEnd`; false where it is
 * not due or another process has it.
 */
export async function claimJob(
  db: Db,
  name: string,
  { now, latest, leaseEnd }: { readonly now: Date; readonly latest: Date; readonly leaseEnd: Date },
): Promise<boolean> {
  await db.insert(timedJob).values({ name, dueAt: now }).onConflictDoNothing();
  const claimed = await db
    .update(timedJob)
    .set({ dueAt: leaseEnd })
    .where(and(eq(timedJob.name, name), or(lte(timedJob.dueAt, now), gt(timedJob.dueAt, latest))))
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
