import { foldUsername } from "../../domain/accounts/username.ts";
import type { PaymentState } from "../../domain/premium/payment-state.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, gte, lt, lte, sql } from "../drizzle.ts";
import { paymentEvents, payments } from "../premium/schema.ts";
import { containsFolded, type Page, type PageQuery, pageOf } from "./page.ts";

export type PaymentRow = typeof payments.$inferSelect & { readonly username: string | null };

export type PaymentFilter = {
  /** A part of the buyer's name or mail address, of the username, or of a number of the payment. */
  readonly search: string;
  readonly state: PaymentState | undefined;
  readonly userId: number | undefined;
  /** When it was begun: from one moment to before another. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
};

/** What a search reads of a payment itself, as the index `payments_search` has it. */
const searchedText = sql`lower(${payments.id}::text || ' ' || coalesce(${payments.providerReference}, '') || ' ' || coalesce(${payments.buyer} ->> 'name', '') || ' ' || coalesce(${payments.buyer} ->> 'surname', '') || ' ' || coalesce(${payments.buyer} ->> 'mail', ''))`;

/** The newest first. */
export async function readPaymentPage(db: Db, filter: PaymentFilter, page: PageQuery): Promise<Page<PaymentRow>> {
  const { search, state, userId, from, until } = filter;
  // Milliseconds, as the cursor has them.
  const place = sql`extract(epoch from ${payments.createdAt}) * 1000`;
  const limits = and(
    state && eq(payments.state, state),
    userId === undefined ? undefined : eq(payments.userId, userId),
    from && gte(payments.createdAt, from),
    until && lt(payments.createdAt, until),
    // The first of the row is for the index.
    page.after && lte(payments.createdAt, new Date(Number(page.after.place) + 1)),
    page.after && sql`(${place}, ${payments.id}) < (${page.after.place}::numeric, ${page.after.id}::uuid)`,
  );
  const newest = [desc(payments.createdAt), desc(payments.id)];
  // Apart, since no index finds what is in the one table or in the other.
  const byText = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(limits, containsFolded(searchedText, search.toLowerCase())))
    .orderBy(...newest)
    .limit(page.limit + 1);
  const byName = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(limits, containsFolded(users.usernameFolded, foldUsername(search))))
    .orderBy(...newest)
    .limit(page.limit + 1);
  const rows = await db
    .select({ payment: payments, username: users.username })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(search === "" ? limits : sql`${payments.id} in ((${byText}) union all (${byName}))`)
    .orderBy(...newest)
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
