import { randomUUID } from "node:crypto";
import type { PaymentState } from "../../domain/premium/payment-state.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql } from "../drizzle.ts";
import { paymentEvents, payments } from "./schema.ts";

export type Payment = typeof payments.$inferSelect;

export async function insertPayment(db: Db, payment: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(payment);
}

/** The person's payments that are pending, the oldest first. */
export async function readPendingPayments(db: Db, userId: number): Promise<Payment[]> {
  return await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.state, "pending")))
    .orderBy(asc(payments.createdAt));
}

/** The form was sent again for a payment whose page is still open. */
export async function changeOrder(
  db: Db,
  id: string,
  change: Pick<typeof payments.$inferInsert, "buyer" | "locale" | "termsVersion" | "acceptedAt">,
): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, id));
}

/**
 * Puts away the person's other payments that are still pending: a new one takes their place. Their pages may still be
 * open (`openUntil`).
 */
export async function abandonPending(transaction: Db, userId: number, now: Date): Promise<void> {
  await transaction
    .update(payments)
    .set({ state: "abandoned", settledAt: now })
    .where(and(eq(payments.userId, userId), eq(payments.state, "pending")));
}

/** What the provider answered when it was asked to take a payment. */
export async function setCheckout(
  db: Db,
  id: string,
  checkout: { readonly providerReference: string; readonly checkoutUrl: string },
): Promise<void> {
  await db.update(payments).set(checkout).where(eq(payments.id, id));
}

export async function readPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** The same, held until the transaction ends: of many events one after the other sees it. */
export async function lockPayment(transaction: Db, id: string): Promise<Payment | undefined> {
  const [row] = await transaction.select().from(payments).where(eq(payments.id, id)).for("update");
  return row;
}

/**
 * As the provider says: one that failed or was abandoned cannot be paid any more.
 *
 * @param state what follows the one that was read under the lock
 */
export async function setPaymentState(transaction: Db, id: string, state: PaymentState, at: Date): Promise<void> {
  const moment = state === "refunded" ? { refundedAt: at, refundedAmount: sql`${payments.amount}` } : { settledAt: at };
  const closed = state === "failed" || state === "abandoned" ? { openUntil: null } : {};
  await transaction
    .update(payments)
    .set({ state, ...moment, ...closed })
    .where(eq(payments.id, id));
}

/** For a payment that the provider did not take; one that was settled meanwhile stays as it is. */
export async function failPending(db: Db, id: string, settledAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({ state: "failed", settledAt, openUntil: null })
    .where(and(eq(payments.id, id), eq(payments.state, "pending")));
}

/** Whether the person has paid for another purchase since a moment. */
export async function hasPaidSince(db: Db, userId: number, since: Date, exceptId: string): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.state, "success"),
        gte(payments.settledAt, since),
        ne(payments.id, exceptId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function readLatestPayment(db: Db, userId: number): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row;
}

/** Payments that took money, newest first, for the account page. */
export async function readSettledPayments(db: Db, userId: number): Promise<Payment[]> {
  return await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), or(eq(payments.state, "success"), eq(payments.state, "refunded"))))
    .orderBy(desc(payments.createdAt))
    .limit(200);
}

/**
 * Pending payments whose provider has been silent: begun before one moment, not asked about since another. Those of a
 * clock that was ahead are among them.
 */
export async function readSilentPayments(
  db: Db,
  {
    now,
    begunBefore,
    checkedBefore,
    limit,
  }: { readonly now: Date; readonly begunBefore: Date; readonly checkedBefore: Date; readonly limit: number },
): Promise<Payment[]> {
  const ahead = new Date(now.getTime() + 60 * 60_000);
  return await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, "pending"),
        or(lte(payments.createdAt, begunBefore), gt(payments.createdAt, ahead)),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, checkedBefore), gt(payments.checkedAt, ahead)),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(limit);
}

export async function noteChecked(db: Db, id: string, checkedAt: Date): Promise<void> {
  await db.update(payments).set({ checkedAt }).where(eq(payments.id, id));
}

export type NewPaymentEvent = Omit<typeof paymentEvents.$inferInsert, "id">;

/** Keeps what a provider said; false where the same event was kept before. */
export async function insertPaymentEvent(transaction: Db, event: NewPaymentEvent): Promise<boolean> {
  const rows = await transaction
    .insert(paymentEvents)
    .values({ id: randomUUID(), ...event })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}
