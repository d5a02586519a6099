import type { Db } from "../database.ts";
import { asc, gt } from "../drizzle.ts";
import { clockLeaps, siteClock } from "./schema.ts";

/** Time that the clock has skipped. */
export type Leap = { readonly leftAt: Date; readonly landedAt: Date };

/** When a process has looked at its clock last (null: never), and what was skipped until then, the oldest first. */
export async function readClock(db: Db): Promise<{ readonly seenAt: Date | null; readonly leaps: readonly Leap[] }> {
  const [row] = await db.select({ seenAt: siteClock.seenAt }).from(siteClock);
  const leaps = await db
    .select({ leftAt: clockLeaps.leftAt, landedAt: clockLeaps.landedAt })
    .from(clockLeaps)
    .orderBy(asc(clockLeaps.landedAt));
  return { seenAt: row?.seenAt ?? null, leaps };
}

/** The same, held until the transaction ends: of processes that look at once one notes what has happened. */
export async function lockClock(transaction: Db, now: Date) {
  await transaction.insert(siteClock).values({ seenAt: now }).onConflictDoNothing();
  await transaction.select({ id: siteClock.id }).from(siteClock).for("update");
  return await readClock(transaction);
}

export async function noteClockSeen(transaction: Db, seenAt: Date): Promise<void> {
  await transaction.update(siteClock).set({ seenAt });
}

export async function insertLeap(transaction: Db, leap: Leap): Promise<void> {
  await transaction.insert(clockLeaps).values(leap);
}

/** Of a clock that was set back before they landed: they have not happened. */
export async function deleteLeapsAfter(transaction: Db, now: Date): Promise<void> {
  await transaction.delete(clockLeaps).where(gt(clockLeaps.landedAt, now));
}
