import type { Month } from "../../domain/locale/day.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { alias, and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, notInArray, or, sql } from "../drizzle.ts";
import { nextRangeFrom, nextStepFrom, rankRangeOf, rankStepOf } from "./rank-step.ts";
import { frozenMonths, frozenRanks, pointsMonths, prizes, rankRanges, rankSteps } from "./schema.ts";

/** Ranks that the leaderboard shows and that a frozen month keeps. */
export const leaderboardSize = 100;

export type RankedPerson = {
  readonly rank: number;
  readonly username: string;
  readonly points: number;
  /** Has a prize of the month. */
  readonly isWinner?: boolean;
};

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

/** The places of a frozen month's board: who was disqualified has none, and those behind move up. */
function placesOf(db: Db, month: Month) {
  return db
    .select({
      frozenRank: sql`${frozenRanks.rank}`.mapWith(Number).as("frozen_rank"),
      rank: sql`row_number() over (order by ${frozenRanks.rank})`.mapWith(Number).as("board_rank"),
      userId: frozenRanks.userId,
      points: frozenRanks.points,
    })
    .from(frozenRanks)
    .where(and(eq(frozenRanks.month, month), isNull(frozenRanks.disqualifiedAt)))
    .as("places");
}

/** The top ranks of a frozen month, without people who have deleted their account since. */
export async function readFrozenTop(db: Db, month: Month): Promise<RankedPerson[]> {
  const places = placesOf(db, month);
  return await db
    .select({
      rank: places.rank,
      username: users.username,
      points: places.points,
      isWinner: sql`${prizes.id} is not null`.mapWith(Boolean),
    })
    .from(places)
    .innerJoin(users, eq(users.id, places.userId))
    .leftJoin(prizes, and(eq(prizes.month, month), eq(prizes.rank, places.frozenRank)))
    .orderBy(asc(places.rank));
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
  const inRangesAbove = db
    .select({ people: sql`coalesce(sum(${rankRanges.people}), 0)` })
    .from(rankRanges)
    .where(and(eq(rankRanges.month, own.month), gt(rankRanges.range, rankRangeOf(own.ranked))));
  const inStepsAbove = db
    .select({ people: sql`coalesce(sum(${rankSteps.people}), 0)` })
    .from(rankSteps)
    .where(
      and(
        eq(rankSteps.month, own.month),
        gt(rankSteps.step, rankStepOf(own.ranked)),
        lt(rankSteps.step, nextRangeFrom(own.ranked)),
      ),
    );
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
    .select({
      points: own.ranked,
      rank: sql`1 + (${inRangesAbove}) + (${inStepsAbove}) + (${aheadInOwnStep})`.mapWith(Number),
    })
    .from(own)
    .where(and(eq(own.userId, userId), eq(own.month, month), own.isRanked));
  return found;
}

/**
 * A person's rank in a frozen month: their own place of the top ranks, null for who was disqualified, undefined below
 * the top ranks. `disqualified` is how many places those below have moved up.
 */
export async function readFrozenRank(
  db: Db,
  userId: number,
  month: Month,
): Promise<{ readonly rank: number | null | undefined; readonly disqualified: number }> {
  const isOfMonth = eq(frozenRanks.month, month);
  const disqualified = await db.$count(frozenRanks, and(isOfMonth, isNotNull(frozenRanks.disqualifiedAt)));
  const [own] = await db
    .select({ disqualifiedAt: frozenRanks.disqualifiedAt })
    .from(frozenRanks)
    .where(and(isOfMonth, eq(frozenRanks.userId, userId)));
  if (own === undefined) return { rank: undefined, disqualified };
  if (own.disqualifiedAt !== null) return { rank: null, disqualified };
  const places = placesOf(db, month);
  const [place] = await db.select({ rank: places.rank }).from(places).where(eq(places.userId, userId));
  return { rank: place?.rank, disqualified };
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
export async function freezeMonth(
  transaction: Db,
  month: Month,
  { frozenAt, grantDueAt }: { readonly frozenAt: Date; readonly grantDueAt: Date },
): Promise<void> {
  const values = { month, frozenAt, grantDueAt };
  const frozen = await transaction.insert(frozenMonths).values(values).onConflictDoNothing().returning();
  if (frozen.length === 0) return;
  const { ranked, reachedAt, userId } = pointsMonths;
  const first = transaction
    .select({
      month: pointsMonths.month,
      rank: sql`row_number() over (order by ${ranked} desc, ${reachedAt}, ${userId})`.as("rank"),
      userId,
      pseudonym: sql`null::uuid`.as("pseudonym"),
      points: ranked,
      disqualifiedAt: sql`null::timestamptz`.as("disqualified_at"),
      disqualifiedBy: sql`null::text`.as("disqualified_by"),
      disqualifiedWhy: sql`null::text`.as("disqualified_why"),
      lookedAt: sql`null::timestamptz`.as("looked_at"),
      lookedBy: sql`null::text`.as("looked_by"),
    })
    .from(pointsMonths)
    .where(and(eq(pointsMonths.month, month), pointsMonths.isRanked))
    .orderBy(...byRank)
    .limit(leaderboardSize);
  await transaction.insert(frozenRanks).select(first);
}
