import type { Day } from "../../domain/locale/day.ts";
import type { PlayDay } from "../../domain/progress/play-day.ts";
import { type Suspicion, suspicionLimits } from "../../domain/progress/suspicion.ts";
import { accountOrigins, users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, eq, gte, lt, ne, not, notInArray, or, sql, union } from "../drizzle.ts";
import { boardFlags, frozenMonths, playDays, playLists, pointsMonths } from "./schema.ts";

export type PersonDay = PlayDay & { readonly userId: number; readonly day: Day };

/** The days since the given one with so many answers that they may be suspicious (domain/progress/suspicion.ts). */
export async function readBusyDays(db: Db, since: Day): Promise<PersonDay[]> {
  const { hastyAnswers, timedAnswers, faultlessRun, longDayHours } = suspicionLimits;
  return await db
    .select()
    .from(playDays)
    .where(
      and(
        gte(playDays.day, since),
        or(
          gte(playDays.hasty, hastyAnswers),
          gte(playDays.timed, timedAnswers),
          gte(playDays.longestRun, faultlessRun),
          sql`bit_count(${playDays.hours}::bit(24)) > ${longDayHours}`,
        ),
      ),
    );
}

export type OriginAccount = { readonly userId: number; readonly origin: string; readonly points: number };

/** Accounts that were seen at a single address since a moment, with their points since a day. */
export async function readSingleOrigins(db: Db, since: Date, sinceDay: Day): Promise<OriginAccount[]> {
  const origins = db
    .select({
      userId: accountOrigins.userId,
      origin: sql`min(encode(${accountOrigins.addressHash}, 'hex'))`.mapWith(String).as("origin"),
    })
    .from(accountOrigins)
    .where(gte(accountOrigins.seenAt, since))
    .groupBy(accountOrigins.userId)
    .having(sql`count(distinct ${accountOrigins.addressHash}) = 1`)
    .as("origins");
  const points = sql`sum(${playDays.points})`.mapWith(Number);
  return await db
    .select({ userId: origins.userId, origin: origins.origin, points })
    .from(origins)
    .innerJoin(playDays, and(eq(playDays.userId, origins.userId), gte(playDays.day, sinceDay)))
    .groupBy(origins.userId, origins.origin)
    .having(gte(points, suspicionLimits.sharedPoints));
}

/**
 * Raises a flag, or renews the figures of an open one. One that the operator has cleared is raised again by a later day
 * only. Triggers take the person's place meanwhile.
 */
export async function raiseFlag(
  db: Db,
  { userId, day, kind, evidence }: Suspicion & { readonly userId: number; readonly day: Day },
  raisedAt: Date,
): Promise<void> {
  await db
    .insert(boardFlags)
    .values({ userId, kind, day, evidence, state: "open", raisedAt })
    .onConflictDoUpdate({
      target: [boardFlags.userId, boardFlags.kind],
      set: { day, evidence, state: "open", raisedAt, decidedAt: null },
      setWhere: or(eq(boardFlags.state, "open"), and(eq(boardFlags.state, "cleared"), lt(boardFlags.day, day))),
    });
}

export type BoardFlag = typeof boardFlags.$inferSelect;

/** Held until the transaction ends. */
export async function lockFlag(
  transaction: Db,
  userId: number,
  kind: BoardFlag["kind"],
): Promise<BoardFlag | undefined> {
  const [row] = await transaction
    .select()
    .from(boardFlags)
    .where(and(eq(boardFlags.userId, userId), eq(boardFlags.kind, kind)))
    .for("update");
  return row;
}

/** A trigger takes or gives the person's place. */
export async function decideFlag(
  transaction: Db,
  { userId, kind }: Pick<BoardFlag, "userId" | "kind">,
  state: BoardFlag["state"],
  now: Date,
): Promise<void> {
  await transaction
    .update(boardFlags)
    .set({ state, decidedAt: state === "open" ? null : now })
    .where(and(eq(boardFlags.userId, userId), eq(boardFlags.kind, kind)));
}

/**
 * The people whose places in months that are not frozen do not fit their account and flags any more. Compared with the few
 * who may have no place, not with everybody's account: of a million people that is a quarter of the time.
 */
export async function findMisplaced(db: Db): Promise<number[]> {
  const frozen = db.select({ month: frozenMonths.month }).from(frozenMonths);
  const unverified = db.select({ id: users.id }).from(users).where(not(users.isMailVerified));
  const flagged = db.select({ id: boardFlags.userId }).from(boardFlags).where(ne(boardFlags.state, "cleared"));
  const barred = union(unverified, flagged).as("barred");
  const rows = await db
    .selectDistinct({ userId: pointsMonths.userId })
    .from(pointsMonths)
    .leftJoin(barred, eq(barred.id, pointsMonths.userId))
    .where(and(notInArray(pointsMonths.month, frozen), sql`${pointsMonths.isRanked} = (${barred.id} is not null)`));
  return rows.map(({ userId }) => userId);
}

export async function updatePlace(db: Db, userId: number): Promise<void> {
  await db.execute(sql`select update_place(${userId}::int)`);
}

export async function deletePlayDays(db: Db, before: Day): Promise<void> {
  await db.delete(playDays).where(lt(playDays.day, before));
  await db.delete(playLists).where(lt(playLists.day, before));
}
