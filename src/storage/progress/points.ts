import type { Day, Month } from "../../domain/locale/day.ts";
import type { Db } from "../database.ts";
import { and, asc, between, desc, eq, gte, ne, sql } from "../drizzle.ts";
import { boardFlags, playDays, pointsDays, pointsLedger, pointsMonths } from "./schema.ts";

export type StoredSums = {
  readonly total: number;
  readonly month: number;
  readonly today: number;
  /** The month's points as the leaderboard counts them. */
  readonly monthRanked: number;
  /** The points of the leaderboard's day within its caps. */
  readonly boardDay: number;
  /** The operator has not cleared a flag: the person has no place meanwhile. */
  readonly isHeld: boolean;
};

/** A person's points in all, in a month of the leaderboard, on a local day and on a day of the leaderboard. */
export async function readSums(
  db: Db,
  userId: number,
  { month, day, boardDay }: { readonly month: Month; readonly day: Day; readonly boardDay: Day },
): Promise<StoredSums> {
  const today = db
    .select({ points: pointsDays.points })
    .from(pointsDays)
    .where(and(eq(pointsDays.userId, userId), eq(pointsDays.day, day)));
  const onBoardDay = db
    .select({ counted: playDays.counted })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), eq(playDays.day, boardDay)));
  const held = db
    .select({ kind: boardFlags.kind })
    .from(boardFlags)
    .where(and(eq(boardFlags.userId, userId), ne(boardFlags.state, "cleared")));
  const ofMonth = sql`filter (where ${pointsMonths.month} = ${month})`;
  const [sums] = await db
    .select({
      total: sql`coalesce(sum(${pointsMonths.points}), 0)`.mapWith(Number),
      month: sql`coalesce(sum(${pointsMonths.points}) ${ofMonth}, 0)`.mapWith(Number),
      monthRanked: sql`coalesce(sum(${pointsMonths.ranked}) ${ofMonth}, 0)`.mapWith(Number),
      today: sql`coalesce((${today}), 0)`.mapWith(Number),
      boardDay: sql`coalesce((${onBoardDay}), 0)`.mapWith(Number),
      isHeld: sql`exists (${held})`.mapWith(Boolean),
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

export type WeekFigures = { readonly learners: number; readonly answers: number; readonly words: number };

/**
 * What all people did since a moment: how many they were, their answers, and the different words answered right. The planner
 * takes a week's rows to lie all over the ledger and would read the whole of it, where its index by time names their blocks.
 */
export async function readFiguresSince(db: Db, since: Date): Promise<WeekFigures> {
  const [figures] = await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return await transaction
      .select({
        learners: sql`count(distinct ${pointsLedger.userId})`.mapWith(Number),
        answers: sql`count(*)`.mapWith(Number),
        words: sql`count(distinct ${pointsLedger.wordId}) filter (where ${pointsLedger.isRight})`.mapWith(Number),
      })
      .from(pointsLedger)
      .where(gte(pointsLedger.answeredAt, since));
  });
  if (figures === undefined) throw new Error("the figures have no row");
  return figures;
}
