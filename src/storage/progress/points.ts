import type { Day, Month } from "../../domain/progress/local-day.ts";
import type { Db } from "../database.ts";
import { and, asc, between, count, desc, eq, gt, gte, isAnyOf, sql } from "../drizzle.ts";
import { pointsDays, pointsLedger, pointsMonths } from "./schema.ts";

export type StoredSums = { readonly total: number; readonly month: number; readonly today: number };

/** A person's points in all, in a month of the leaderboard and on a day. */
export async function readSums(
  db: Db,
  userId: number,
  { month, day }: { month: Month; day: Day },
): Promise<StoredSums> {
  const today = db
    .select({ points: pointsDays.points })
    .from(pointsDays)
    .where(and(eq(pointsDays.userId, userId), eq(pointsDays.day, day)));
  const ofMonth = sql`filter (where ${pointsMonths.month} = ${month})`;
  const [sums] = await db
    .select({
      total: sql`coalesce(sum(${pointsMonths.points}), 0)`.mapWith(Number),
      month: sql`coalesce(sum(${pointsMonths.points}) ${ofMonth}, 0)`.mapWith(Number),
      today: sql`coalesce((${today}), 0)`.mapWith(Number),
    })
    .from(pointsMonths)
    .where(eq(pointsMonths.userId, userId));
  if (sums === undefined) throw new Error("the sums have no row");
  return sums;
}

/** The days on which a person has at least so many points, latest first, at most ten years. */
export async function readWonDays(db: Db, userId: number, points: number): Promise<Day[]> {
  const rows = await db
    .select({ day: pointsDays.day })
    .from(pointsDays)
    .where(and(eq(pointsDays.userId, userId), gte(pointsDays.points, points)))
    .orderBy(desc(pointsDays.day))
    .limit(3_660);
  return rows.map(({ day }) => day);
}

export type DayPoints = { readonly day: Day; readonly points: number };

/** A person's days with points in a year, earliest first. */
export async function readYear(db: Db, userId: number, year: number): Promise<DayPoints[]> {
  return await db
    .select({ day: pointsDays.day, points: pointsDays.points })
    .from(pointsDays)
    .where(and(eq(pointsDays.userId, userId), between(pointsDays.day, `${year}-01-01`, `${year}-12-31`)))
    .orderBy(asc(pointsDays.day));
}

/** How often each of some words has earned points on a day. */
export async function countEarned(
  db: Db,
  userId: number,
  day: Day,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { wordId, points } = pointsLedger;
  const rows = await db
    .select({ wordId, times: count() })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.userId, userId), eq(pointsLedger.day, day), gt(points, 0), isAnyOf(wordId, wordIds)))
    .groupBy(wordId);
  return new Map(rows.map(({ wordId, times }) => [wordId, times]));
}
