import type { Db } from "../database.ts";
import { and, eq, gt, lte, or, sql } from "../drizzle.ts";
import { attempts, knownDevices } from "./schema.ts";

export type Attempt = { readonly count: number; readonly startedAt: Date };

/** Counts an attempt before it is made, so that concurrent attempts are counted too. */
export async function countAttempt(db: Db, key: Buffer, now: Date, windowStart: Date): Promise<Attempt> {
  // A window that begins a whole one from now on was begun by a clock that was wrong.
  const latest = new Date(2 * now.getTime() - windowStart.getTime());
  const isOver = or(lte(attempts.startedAt, windowStart), gt(attempts.startedAt, latest));
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, startedAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
      },
    })
    .returning({ count: attempts.count, startedAt: attempts.startedAt });
  if (row === undefined) throw new Error("an attempt was not counted");
  return row;
}

export async function deleteAttempts(db: Db, key: Buffer): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Whether the device has signed in to the account before. Also called for unknown accounts, with an unused id. */
export async function isKnownDevice(db: Db, userId: number, deviceHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length > 0;
}

export async function saveDevice(db: Db, userId: number, deviceHash: Buffer, seenAt: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, seenAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { seenAt } });
}
