import type { Month } from "../../domain/progress/local-day.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { alias, and, asc, count, desc, eq, gt, gte, lt, notInArray, or, sql } from "../drizzle.ts";
import { nextStepFrom, rankStepOf } from "./rank-step.ts";
import { frozenMonths, frozenRanks, pointsMonths, rankSteps } from "./schema.ts";

/** Ranks that the leaderboard shows and that a frozen month keeps. */
export const leaderboardSize = 100;

export type RankedPerson = { readonly rank: number; readonly username: string; readonly points: number };

/** Of two people with the same ranked points, whoever reached them first is ahead. */
const byRank = [desc(pointsMonths.ranked), asc(pointsMonths.reachedAt), asc(pointsMonths.userId)];

/** The current top ranks of a month. */
export async function readTop(db: Db, month: Month): Promise<RankedPerson[]> {
  const top = db
    .select()
    .from(pointsMonths)
    .where(and(eq(pointsMonths.month, month), pointsMonths.isRanked))
    .orderBy(...byRank)
    .limit(leaderboardSize)
    .as("top");
  const rows = await db
    .select({ username: users.username, points: top.ranked })
    .from(top)
    .innerJoin(users, eq(users.id, top.userId))
    .orderBy(desc(top.ranked), asc(top.reachedAt), asc(top.userId));
  return rows.map((row, at) => ({ rank: at + 1, ...row }));
}

/** The top ranks of a frozen month, without people who have deleted their account since. */
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

/** A person's rank and ranked points in a month; undefined without a place. */
export async function readRank(
  db: Db,
  userId: number,
  month: Month,
): Promise<{ readonly rank: number; readonly points: number } | undefined> {
  const own = alias(pointsMonths, "own");
  const other = alias(pointsMonths, "other");
  const inStepsAbove = db
    .select({ people: sql`coalesce(sum(${rankSteps.people}), 0)` })
    .from(rankSteps)
    .where(and(eq(rankSteps.month, own.month), gt(rankSteps.step, rankStepOf(own.ranked))));
  const aheadInOwnStep = db
    .select({ people: count() })
    .from(other)
    .where(
      and(
        eq(other.month, own.month),
        other.isRanked,
        gte(other.ranked, own.ranked),
        lt(other.ranked, nextStepFrom(own.ranked)),
        or(
          gt(other.ranked, own.ranked),
          sql`(${other.reachedAt}, ${other.userId}) < (${own.reachedAt}, ${own.userId})`,
        ),
      ),
    );
  const [found] = await db
    .select({ points: own.ranked, rank: sql`1 + (${inStepsAbove}) + (${aheadInOwnStep})`.mapWith(Number) })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.month, month), own.isRanked));
  return found;
}

/** A person's rank in a frozen month; undefined below the top ranks. */
export async function readFrozenRank(db: Db, userId: number, month: Month): Promise<number | undefined> {
  const [row] = await db
    .select({ rank: frozenRanks.rank })
    .from(frozenRanks)
    .where(and(eq(frozenRanks.userId, userId), eq(frozenRanks.month, month)));
  return row?.rank;
}

/** Months with points, earlier than the given one, that are not frozen yet. */
export async function findUnfrozenMonths(db: Db, before: Month): Promise<Month[]> {
  const frozen = db.select({ month: frozenMonths.month }).from(frozenMonths);
  const rows = await db
    .selectDistinct({ month: rankSteps.month })
    .from(rankSteps)
    .where(and(lt(rankSteps.month, before), notInArray(rankSteps.month, frozen)))
    .orderBy(asc(rankSteps.month));
  return rows.map(({ month }) => month);
}

/** Freezes the top ranks of a month as they are. For a transaction; does nothing where the month is frozen already. */
export async function freezeMonth(transaction: Db, month: Month, frozenAt: Date): Promise<void> {
  const frozen = await transaction.insert(frozenMonths).values({ month, frozenAt }).onConflictDoNothing().returning();
  if (frozen.length === 0) return;
  const { ranked, reachedAt, userId } = pointsMonths;
  const first = transaction
    .select({
      month: pointsMonths.month,
      rank: sql`row_number() over (order by ${ranked} desc, ${reachedAt}, ${userId})`.as("rank"),
      userId,
      pseudonym: sql`null::uuid`.as("pseudonym"),
      points: ranked,
    })
    .from(pointsMonths)
    .where(and(eq(pointsMonths.month, month), pointsMonths.isRanked))
    .orderBy(...byRank)
    .limit(leaderboardSize);
  await transaction.insert(frozenRanks).select(first);
}
