import type { Day, Month } from "../../domain/progress/local-day.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gte, sql } from "../drizzle.ts";
import { pointsDays } from "./points-schema.ts";

export type StoredSums = { readonly total: number; readonly month: number; readonly today: number };

/** A person's points in all, in a month of the leaderboard and on a day. */
export async function readSums(
  db: Db,
  userId: number,
  { month, day }: { month: Month; day: Day },
): Promise<StoredSums> {
  const { rows } = await db.execute<StoredSums>(sql`
    select
      coalesce((select sum(points) from points_months where user_id = ${userId}), 0)::float8 as total,
      coalesce((select points from points_months where user_id = ${userId} and month = ${month}), 0) as month,
      coalesce((select points from points_days where user_id = ${userId} and day = ${day}), 0) as today`);
  const [sums] = rows;
  if (sums === undefined) throw new Error("the sums have no row");
  return sums;
}

/** The days on which a person has so many points or more, the last ones first, ten years at most. */
export async function readWonDays(db: Db, userId: number, points: number): Promise<Day[]> {
  const rows = await db
    .select({ day: pointsDays.day })
    .from(pointsDays)
    .where(and(eq(pointsDays.userId, userId), gte(pointsDays.points, points)))
    .orderBy(sql`${pointsDays.day} desc`)
    .limit(3_660);
  return rows.map(({ day }) => day);
}

export type DayPoints = { readonly day: Day; readonly points: number };

/** A person's days with points in a year, in their order. */
export async function readYear(db: Db, userId: number, year: number): Promise<DayPoints[]> {
  return await db
    .select({ day: pointsDays.day, points: pointsDays.points })
    .from(pointsDays)
    .where(
      and(
        eq(pointsDays.userId, userId),
        sql`${pointsDays.day} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
      ),
    )
    .orderBy(asc(pointsDays.day));
}
