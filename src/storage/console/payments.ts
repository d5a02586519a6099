import type { PaymentState } from "../../domain/premium/payment-state.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, gte, lt, or, sql } from "../drizzle.ts";
import { paymentEvents, payments } from "../premium/schema.ts";
import { contains, type Page, type PageQuery, pageOf } from "./page.ts";

export type PaymentRow = typeof payments.$inferSelect & { readonly username: string | null };

export type PaymentFilter = {
  /** A part of the buyer's name or address, of the username, or a number of the payment. */
  readonly search: string;
  readonly state: PaymentState | undefined;
  readonly userId: number | undefined;
  /** When it was begun: from one moment to before another. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
};

/** The newest first. */
export async function readPaymentPage(db: Db, filter: PaymentFilter, page: PageQuery): Promise<Page<PaymentRow>> {
  const { search, state, userId, from, until } = filter;
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
        from && gte(payments.createdAt, from),
        until && lt(payments.createdAt, until),
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
