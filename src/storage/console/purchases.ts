import type { PaymentState } from "../../domain/premium/payment-state.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, isAnyOf, or, sql } from "../drizzle.ts";
import { coupons, paymentEvents, payments } from "../premium/schema.ts";
import { below, contains, type Page, type PageQuery, pageOf } from "./page.ts";

export type CouponRow = typeof coupons.$inferSelect & {
  /** Payments that succeeded or may still. */
  readonly uses: number;
};

export type CouponFilter = { readonly search: string; readonly id: number | undefined };

/** The newest first. */
export async function readCouponPage(db: Db, filter: CouponFilter, page: PageQuery): Promise<Page<CouponRow>> {
  const { search, id: onlyId } = filter;
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        contains(coupons.code, search),
        onlyId === undefined ? undefined : eq(coupons.id, onlyId),
        below(coupons.id, coupons.id, page),
      ),
    )
    .orderBy(desc(coupons.id))
    .limit(page.limit + 1);
  const { rows: shown, next } = pageOf(rows, page, ({ id }) => ({ place: id, id }));
  const used = await db
    .select({ couponId: payments.couponId, uses: sql`count(*)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        isAnyOf(
          payments.couponId,
          shown.map(({ id }) => id),
        ),
        or(eq(payments.state, "success"), eq(payments.state, "pending")),
      ),
    )
    .groupBy(payments.couponId);
  const uses = new Map(used.map((row) => [row.couponId, row.uses]));
  return { rows: shown.map((coupon) => ({ ...coupon, uses: uses.get(coupon.id) ?? 0 })), next };
}

export type PaymentRow = typeof payments.$inferSelect & { readonly username: string | null };

export type PaymentFilter = {
  /** A part of the buyer's name or address, of the username, or a number of the payment. */
  readonly search: string;
  readonly state: PaymentState | undefined;
  readonly userId: number | undefined;
};

/** The newest first. */
export async function readPaymentPage(db: Db, filter: PaymentFilter, page: PageQuery): Promise<Page<PaymentRow>> {
  const { search, state, userId } = filter;
  // Milliseconds, as the cursor has them.
  const place = sql`extract(epoch from ${payments.createdAt}) * 1000`;
  const rows = await db
    .select({ payment: payments, username: users.username })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        or(
          contains(sql`${payments.id}::text`, search),
          contains(sql`${payments.buyer}::text`, search),
          contains(users.username, search),
          contains(sql`coalesce(${payments.providerReference}, '')`, search),
        ),
        state && eq(payments.state, state),
        userId === undefined ? undefined : eq(payments.userId, userId),
        page.after && sql`(${place}, ${payments.id}) < (${page.after.place}::numeric, ${page.after.id}::uuid)`,
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(page.limit + 1);
  const flat = rows.map(({ payment, username }) => ({ ...payment, username }));
  return pageOf(flat, page, ({ createdAt, id }) => ({ place: createdAt.getTime(), id }));
}

export async function readPaymentEvents(db: Db, paymentId: string) {
  return await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents.receivedAt));
}

export async function readPaymentRow(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select({ payment: payments, username: users.username })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, id));
  return row && { ...row.payment, username: row.username };
}
