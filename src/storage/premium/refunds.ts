import { randomUUID } from "node:crypto";
import type { Db } from "../database.ts";
import { and, asc, eq, sql } from "../drizzle.ts";
import { paymentRefunds, payments } from "./schema.ts";

export type StoredRefund = typeof paymentRefunds.$inferSelect;

/** In the order in which they were asked for. */
export async function readRefunds(db: Db, paymentId: string): Promise<StoredRefund[]> {
  return await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(asc(paymentRefunds.askedAt));
}

/** The one whose answer is awaited, or was lost. A payment has at most one. */
export async function readAskedRefund(db: Db, paymentId: string): Promise<StoredRefund | undefined> {
  const [row] = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.state, "asked")));
  return row;
}

export async function insertRefund(
  db: Db,
  refund: Omit<typeof paymentRefunds.$inferInsert, "id">,
): Promise<StoredRefund> {
  const [row] = await db
    .insert(paymentRefunds)
    .values({ id: randomUUID(), ...refund })
    .returning();
  if (row === undefined) throw new Error("a refund was not written");
  return row;
}

/** Of one that is awaited; false where it has ended meanwhile. */
export async function endRefund(
  db: Db,
  id: string,
  ended: Partial<Pick<StoredRefund, "state" | "cause" | "endedAt">>,
): Promise<boolean> {
  const rows = await db
    .update(paymentRefunds)
    .set(ended)
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, "asked")))
    .returning({ id: paymentRefunds.id });
  return rows.length > 0;
}

/** Of a part: the payment stays paid. */
export async function addRefundedAmount(transaction: Db, paymentId: string, amount: number): Promise<void> {
  await transaction
    .update(payments)
    .set({ refundedAmount: sql`${payments.refundedAmount} + ${amount}` })
    .where(eq(payments.id, paymentId));
}
