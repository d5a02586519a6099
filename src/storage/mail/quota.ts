import type { Db } from "../database.ts";
import { gt, lt, lte, or, sql } from "../drizzle.ts";
import { mailQuota } from "./schema.ts";

/** Counts a mail; the row stays locked until the transaction ends, so that concurrent ones are counted one by one. */
export async function countMail(transaction: Db, key: Buffer, now: Date, windowStart: Date) {
  // A window that begins a whole one from now on was begun by a clock that was wrong.
  const latest = new Date(2 * now.getTime() - windowStart.getTime());
  const isOver = or(lte(mailQuota.startedAt, windowStart), gt(mailQuota.startedAt, latest));
  const [row] = await transaction
    .insert(mailQuota)
    .values({ key, count: 1, startedAt: now })
    .onConflictDoUpdate({
      target: mailQuota.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${mailQuota.count} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${mailQuota.startedAt} end`,
      },
    })
    .returning({ count: mailQuota.count, startedAt: mailQuota.startedAt });
  if (row === undefined) throw new Error("a mail was not counted");
  return row;
}

export async function deleteOldQuotas(db: Db, before: Date): Promise<void> {
  await db.delete(mailQuota).where(lt(mailQuota.startedAt, before));
}
