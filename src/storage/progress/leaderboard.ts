import type { Month } from "../../domain/progress/local-day.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, sql } from "../drizzle.ts";
import { frozenMonths, frozenRanks, pointsMonths } from "./points-schema.ts";
import { stepPoints } from "./rank-step.ts";

/** How many places the leaderboard shows, and a frozen month keeps. */
export const leaderboardSize = 100;

export type RankedPerson = { readonly rank: number; readonly username: string; readonly points: number };

/** The first places as they stand now. */
export async function readTop(db: Db, month: Month): Promise<RankedPerson[]> {
  const top = db
    .select()
    .from(pointsMonths)
    .where(eq(pointsMonths.month, month))
    .orderBy(desc(pointsMonths.points), asc(pointsMonths.reachedAt), asc(pointsMonths.userId))
    .limit(leaderboardSize)
    .as("top");
  const rows = await db
    .select({ username: users.username, points: top.points })
    .from(top)
    .innerJoin(users, eq(users.id, top.userId))
    .orderBy(desc(top.points), asc(top.reachedAt), asc(top.userId));
  return rows.map((row, at) => ({ rank: at + 1, ...row }));
}

/** The first places of a frozen month, without those who have left since. */
export async function readFrozenTop(db: Db, month: Month): Promise<RankedPerson[]> {
  return await db
    .select({ rank: frozenRanks.rank, username: users.username, points: frozenRanks.points })
    .from(frozenRanks)
    .innerJoin(users, eq(users.id, frozenRanks.userId))
    .where(eq(frozenRanks.month, month))
    .orderBy(asc(frozenRanks.rank));
}

export async function isMonthFrozen(db: Db, month: Month): Promise<boolean> {
  const rows = await db.select().from(frozenMonths).where(eq(frozenMonths.month, month));
  return rows.length > 0;
}

/** A person's place in a month, with the points; undefined without points. */
export async function readRank(
  db: Db,
  userId: number,
  month: Month,
): Promise<{ readonly rank: number; readonly points: number } | undefined> {
  const step = sql.raw(String(stepPoints));
  const { rows } = await db.execute<{ rank: number; points: number }>(sql`
    select own.points, (
      1 + coalesce((
        select sum(people) from rank_steps where month = own.month and step > own.points / ${step}
      ), 0) + (
        select count(*) from points_months as other
        where other.month = own.month and other.points >= own.points
          and other.points < (own.points / ${step} + 1) * ${step}
          and (other.points > own.points
            or (other.reached_at, other.user_id) < (own.reached_at, own.user_id))
      )
    )::int as rank
    from points_months as own where own.user_id = ${userId} and own.month = ${month}`);
  return rows[0];
}

/** The place that a frozen month gave to a person, where it was among the first. */
export async function readFrozenRank(db: Db, userId: number, month: Month): Promise<number | undefined> {
  const [row] = await db
    .select({ rank: frozenRanks.rank })
    .from(frozenRanks)
    .where(and(eq(frozenRanks.userId, userId), eq(frozenRanks.month, month)));
  return row?.rank;
}

/** Months with points before a month that are not frozen yet. */
export async function findUnfrozenMonths(db: Db, before: Month): Promise<Month[]> {
  const { rows } = await db.execute<{ month: Month }>(sql`
    select distinct month from rank_steps
    where month < ${before} and month not in (select month from frozen_months) order by month`);
  return rows.map(({ month }) => month);
}

/** Keeps the first places of a month as they stand. For a transaction; nothing where another was first. */
export async function freezeMonth(transaction: Db, month: Month, frozenAt: Date): Promise<void> {
  const frozen = await transaction.insert(frozenMonths).values({ month, frozenAt }).onConflictDoNothing().returning();
  if (frozen.length === 0) return;
  await transaction.execute(sql`
    insert into frozen_ranks (month, rank, user_id, points)
    select month, row_number() over (order by points desc, reached_at, user_id), user_id, points
    from points_months where month = ${month}
    order by points desc, reached_at, user_id limit ${leaderboardSize}`);
}
