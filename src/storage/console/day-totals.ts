import { type Day, dayAfter, startOfDay } from "../../domain/locale/day.ts";
import { leaderboardZone } from "../../domain/progress/leaderboard-day.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gte, lt, notExists, sql } from "../drizzle.ts";
import { payments } from "../premium/schema.ts";
import { pointsDays, pointsLedger } from "../progress/schema.ts";
import { dayTotals } from "./schema.ts";

export type DayTotal = typeof dayTotals.$inferSelect;

const count = sql`count(*)`.mapWith(Number);

/** From one day to before another. */
export async function readDayTotals(db: Db, from: Day, until: Day): Promise<DayTotal[]> {
  const isOfThem = and(gte(dayTotals.day, from), lt(dayTotals.day, until));
  return await db.select().from(dayTotals).where(isOfThem).orderBy(asc(dayTotals.day));
}

export async function writeDayTotal(db: Db, total: DayTotal): Promise<void> {
  await db.insert(dayTotals).values(total).onConflictDoUpdate({ target: dayTotals.day, set: total });
}

/** A day's figures, counted from what there is of it. */
export async function countDay(db: Db, day: Day): Promise<Omit<DayTotal, "learnersOfSixDays">> {
  const begin = startOfDay(day, leaderboardZone);
  const end = startOfDay(dayAfter(day, 1), leaderboardZone);
  const answered = and(gte(pointsLedger.answeredAt, begin), lt(pointsLedger.answeredAt, end));
  return {
    day,
    learners: await db.$count(pointsDays, eq(pointsDays.day, day)),
    answers: await db.$count(pointsLedger, answered),
  };
}

/** People who earned points on one of the six days that end with this one. */
export async function countLearnersOfSixDays(db: Db, day: Day): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(distinct ${pointsDays.userId})`.mapWith(Number) })
    .from(pointsDays)
    .where(and(gte(pointsDays.day, dayAfter(day, -5)), lt(pointsDays.day, dayAfter(day, 1))));
  return row?.count ?? 0;
}

/** People who earned points on this day and on none of the six before it. */
export async function countReturned(db: Db, day: Day): Promise<number> {
  const before = db
    .select({ one: sql`1` })
    .from(sql`${pointsDays} as earlier`)
    .where(
      sql`earlier.user_id = ${pointsDays.userId} and earlier.day >= ${dayAfter(day, -6)} and earlier.day < ${day}`,
    );
  return await db.$count(pointsDays, and(eq(pointsDays.day, day), notExists(before)));
}

/**
 * Purchases from a day on that were not given back, by day; days without any are left out. They are few, and one that is
 * given back later no longer counts, so they are not kept.
 */
export async function countPurchases(db: Db, from: Day): Promise<{ readonly day: Day; readonly count: number }[]> {
  const day = sql`to_char(${payments.settledAt} at time zone ${sql.raw(`'${leaderboardZone}'`)}, 'YYYY-MM-DD')`.mapWith(
    String,
  );
  return await db
    .select({ day, count })
    .from(payments)
    .where(and(gte(payments.settledAt, startOfDay(from, leaderboardZone)), eq(payments.state, "success")))
    .groupBy(day);
}
