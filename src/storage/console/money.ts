import type { Day } from "../../domain/locale/day.ts";
import type { Currency } from "../../domain/premium/plans.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, gte, isNotNull, lt, sql } from "../drizzle.ts";
import { payments } from "../premium/schema.ts";

/** From one moment to before another, and the zone whose weeks are counted. */
export type Range = { readonly from: Date; readonly until: Date; readonly timeZone: string };

export type WeekSum = {
  readonly week: Day;
  readonly currency: Currency;
  readonly amount: number;
  readonly count: number;
};

export type WeekCount = { readonly week: Day; readonly count: number };

type Moment = ReturnType<typeof sql>;

const weekOf = (moment: Moment, { timeZone }: Range) =>
  sql`to_char(date_trunc('week', ${moment} at time zone ${sql.raw(`'${timeZone}'`)}), 'YYYY-MM-DD')`;

/** What purchases took, by the week in which they were paid. */
export async function readTaken(db: Db, range: Range): Promise<WeekSum[]> {
  const { rows } = await db.execute<WeekSum>(sql`
    select ${weekOf(sql`settled_at`, range)} as week, currency, sum(amount)::float8 as amount, count(*)::int as count
    from payments
    where settled_at >= ${range.from} and settled_at < ${range.until} and state in ('success', 'refunded')
    group by 1, 2`);
  return rows;
}

/** What was given back, by the week in which it was; of a release that kept no rows of it, by the payment's own moment. */
export async function readGivenBack(db: Db, range: Range): Promise<WeekSum[]> {
  const { rows } = await db.execute<WeekSum>(sql`
    select ${weekOf(sql`at`, range)} as week, currency, sum(amount)::float8 as amount, count(*)::int as count
    from (
      select refund.ended_at as at, payment.currency, refund.amount
      from payment_refunds refund join payments payment on payment.id = refund.payment_id
      where refund.state = 'done' and refund.ended_at >= ${range.from} and refund.ended_at < ${range.until}
      union all
      select refunded_at, currency, amount from payments
      where refunded_at >= ${range.from} and refunded_at < ${range.until}
        and not exists (select from payment_refunds where payment_id = payments.id and state = 'done')
    ) given
    group by 1, 2`);
  return rows;
}

export async function readSignUps(db: Db, range: Range): Promise<WeekCount[]> {
  const { rows } = await db.execute<WeekCount>(sql`
    select ${weekOf(sql`created_at`, range)} as week, count(*)::int as count
    from users where created_at >= ${range.from} and created_at < ${range.until}
    group by 1`);
  return rows;
}

/** Who has premium at a moment. */
export async function countMembers(db: Db, now: Date): Promise<number> {
  const isForLife = sql`${users.premiumType} = 3`;
  return await db.$count(users, sql`${isForLife} or ${users.premiumEndDate} > ${now}`);
}

/**
 * Memberships: each person's from the first grant to the end of the last one, so that who came back has not left.
 *
 * @returns how many had begun and ended before the range, and by week how many did within it
 */
export async function readMemberships(db: Db, range: Range, now: Date) {
  const end = range.until < now ? range.until : now;
  const spans = sql`spans as (
    select min(granted_at) as began, max(case when premium_type = 3 then null else premium_end_date end) as ended
    from premium_grants join users on users.id = premium_grants.user_id
    group by premium_grants.user_id)`;
  const { rows: before } = await db.execute<{ began: number; ended: number }>(sql`
    with ${spans}
    select count(*) filter (where began < ${range.from})::int as began,
      count(*) filter (where ended < ${range.from})::int as ended
    from spans`);
  const { rows: weeks } = await db.execute<{ week: Day; joined: number; left: number }>(sql`
    with ${spans}
    select week, sum(joined)::int as joined, sum("left")::int as "left"
    from (
      select ${weekOf(sql`began`, range)} as week, 1 as joined, 0 as "left" from spans
      where began >= ${range.from} and began < ${range.until}
      union all
      select ${weekOf(sql`ended`, range)}, 0, 1 from spans where ended >= ${range.from} and ended <= ${end}
    ) moves
    group by 1`);
  return { before: before[0] ?? { began: 0, ended: 0 }, weeks };
}

/** Payments of a provider that were begun within a range, the oldest first. */
export async function readBegun(db: Db, { from, until }: Range, limit: number) {
  const isOf = and(gte(payments.createdAt, from), lt(payments.createdAt, until), isNotNull(payments.providerReference));
  const rows = await db
    .select()
    .from(payments)
    .where(and(isOf, isNotNull(payments.provider)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(limit);
  return { rows, all: await db.$count(payments, isOf) };
}
