import { dayAfter, type Month } from "../../domain/locale/day.ts";
import { accountOrigins } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { alias, and, asc, desc, eq, gte, isAnyOf, isNotNull, isNull, lt, ne, sql } from "../drizzle.ts";
import { mailOutbox } from "../mail/schema.ts";
import { premiumCodes } from "../premium/schema.ts";
import { boardFlags, frozenMonths, playDays, playLists, prizes } from "../progress/schema.ts";

/** The newest first. */
export async function readFrozenMonths(db: Db): Promise<(typeof frozenMonths.$inferSelect)[]> {
  return await db.select().from(frozenMonths).orderBy(desc(frozenMonths.month));
}

/** The days of a month with answers of these people. */
export async function readPlayDays(db: Db, month: Month, userIds: readonly number[]) {
  return await db
    .select()
    .from(playDays)
    .where(and(isAnyOf(playDays.userId, userIds), isOfMonth(playDays.day, month)))
    .orderBy(asc(playDays.userId), asc(playDays.day));
}

/** The lists that these people played in a month, with their answers. */
export async function readPlayedLists(db: Db, month: Month, userIds: readonly number[]) {
  const { userId, day, list, answers } = playLists;
  return await db
    .select({ userId, list, answers: sql`sum(${answers})`.mapWith(Number) })
    .from(playLists)
    .where(and(isAnyOf(userId, userIds), isOfMonth(day, month)))
    .groupBy(userId, list);
}

function isOfMonth(day: typeof playDays.day | typeof playLists.day, month: Month) {
  const first = `${month}-01`;
  return and(gte(day, first), lt(day, `${dayAfter(first, 31).slice(0, 7)}-01`));
}

export type SharedOrigins = { readonly userId: number; readonly sameAddress: number; readonly sameDevice: number };

/** How many other accounts were seen where these people were. */
export async function readSharedOrigins(db: Db, userIds: readonly number[]): Promise<SharedOrigins[]> {
  const other = alias(accountOrigins, "other");
  const { userId, addressHash, deviceHash } = accountOrigins;
  const isSameDevice = eq(other.deviceHash, deviceHash);
  return await db
    .select({
      userId,
      sameAddress: sql`count(distinct ${other.userId})`.mapWith(Number),
      sameDevice: sql`count(distinct ${other.userId}) filter (where ${isSameDevice})`.mapWith(Number),
    })
    .from(accountOrigins)
    .innerJoin(other, and(eq(other.addressHash, addressHash), ne(other.userId, userId)))
    .where(isAnyOf(userId, userIds))
    .groupBy(userId);
}

export async function readFlags(db: Db, userIds: readonly number[]) {
  return await db
    .select()
    .from(boardFlags)
    .where(isAnyOf(boardFlags.userId, userIds))
    .orderBy(asc(boardFlags.userId), asc(boardFlags.kind));
}

/** A month's prizes with what became of them. */
export async function readPrizes(db: Db, month: Month) {
  return await db
    .select({
      rank: prizes.rank,
      place: prizes.place,
      months: prizes.months,
      grantedAt: prizes.grantedAt,
      sentAt: sql`coalesce(${prizes.sentAt}, ${mailOutbox.sentAt})`.mapWith(prizes.sentAt),
      hasMailFailed: sql`${isNotNull(mailOutbox.failedAt)}`.mapWith(Boolean),
      openedAt: prizes.openedAt,
      redeemedAt: premiumCodes.usedAt,
    })
    .from(prizes)
    .innerJoin(premiumCodes, eq(premiumCodes.id, prizes.codeId))
    .leftJoin(mailOutbox, eq(mailOutbox.id, prizes.mailId))
    .where(eq(prizes.month, month))
    .orderBy(asc(prizes.place));
}

export async function countMonthsToApprove(db: Db): Promise<number> {
  return await db.$count(frozenMonths, isNull(frozenMonths.grantedAt));
}
