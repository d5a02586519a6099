import type { Month } from "../../domain/locale/day.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isAnyOf, isNotNull, isNull, lte, sql } from "../drizzle.ts";
import { mailOutbox } from "../mail/schema.ts";
import { premiumCodes } from "../premium/schema.ts";
import { frozenMonths, frozenRanks, prizes } from "./schema.ts";

export type FrozenMonth = typeof frozenMonths.$inferSelect;

/** Held until the transaction ends: of many at the same time one grants a month's prizes. */
export async function lockMonth(transaction: Db, month: Month): Promise<FrozenMonth | undefined> {
  const [row] = await transaction.select().from(frozenMonths).where(eq(frozenMonths.month, month)).for("update");
  return row;
}

export async function updateMonth(transaction: Db, month: Month, change: Partial<FrozenMonth>): Promise<void> {
  await transaction.update(frozenMonths).set(change).where(eq(frozenMonths.month, month));
}

/** The frozen months whose prizes are due, the oldest first. */
export async function readDueMonths(db: Db, now: Date): Promise<Month[]> {
  const rows = await db
    .select({ month: frozenMonths.month })
    .from(frozenMonths)
    .where(and(isNull(frozenMonths.grantedAt), lte(frozenMonths.grantDueAt, now)))
    .orderBy(asc(frozenMonths.month));
  return rows.map(({ month }) => month);
}

/** The people of a frozen board by rank, deleted accounts too. `boardRank` is as it is shown: null for who was disqualified. */
export async function readFrozenPeople(db: Db, month: Month) {
  const isShown = sql`${frozenRanks.disqualifiedAt} is null`;
  const rows = await db
    .select({
      rank: frozenRanks.rank,
      shownBefore: sql`count(*) filter (where ${isShown}) over (order by ${frozenRanks.rank})`.mapWith(Number),
      points: frozenRanks.points,
      disqualifiedAt: frozenRanks.disqualifiedAt,
      disqualifiedBy: frozenRanks.disqualifiedBy,
      disqualifiedWhy: frozenRanks.disqualifiedWhy,
      lookedAt: frozenRanks.lookedAt,
      lookedBy: frozenRanks.lookedBy,
      account: {
        id: users.id,
        username: users.username,
        mail: users.mail,
        language: users.language,
        blockedAt: users.blockedAt,
        isMailVerified: users.isMailVerified,
        createdAt: users.createdAt,
      },
    })
    .from(frozenRanks)
    .leftJoin(users, eq(users.id, frozenRanks.userId))
    .where(eq(frozenRanks.month, month))
    .orderBy(asc(frozenRanks.rank));
  return rows.map(({ shownBefore, account, ...row }) => ({
    ...row,
    boardRank: row.disqualifiedAt === null ? shownBefore : null,
    account: account ?? undefined,
  }));
}

export type FrozenPerson = Awaited<ReturnType<typeof readFrozenPeople>>[number];

export async function insertPrize(transaction: Db, prize: typeof prizes.$inferInsert): Promise<void> {
  await transaction.insert(prizes).values(prize);
}

/** Takes away a month's prizes with their codes, which nobody has used. For a transaction. */
export async function deletePrizes(transaction: Db, month: Month) {
  const rows = await transaction
    .delete(prizes)
    .where(eq(prizes.month, month))
    .returning({ place: prizes.place, rank: prizes.rank, mailId: prizes.mailId, codeId: prizes.codeId });
  const codeIds = rows.map(({ codeId }) => codeId);
  await transaction.delete(premiumCodes).where(and(isAnyOf(premiumCodes.id, codeIds), isNull(premiumCodes.usedAt)));
  return rows;
}

/** Notes which prizes' mails went out: the rows of mails are removed after a month. */
export async function noteSentPrizes(db: Db): Promise<void> {
  await db
    .update(prizes)
    .set({ sentAt: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, prizes.mailId), isNull(prizes.sentAt), isNotNull(mailOutbox.sentAt)));
}

/** Notes when a prize's link was followed first. */
export async function noteOpenedPrize(db: Db, id: string, openedAt: Date): Promise<void> {
  await db
    .update(prizes)
    .set({ openedAt })
    .where(and(eq(prizes.id, id), isNull(prizes.openedAt)));
}

/** Notes who has looked at what speaks for and against a place, and when. For a transaction. */
export async function setLookedAt(
  transaction: Db,
  month: Month,
  rank: number,
  looked: { readonly lookedAt: Date; readonly lookedBy: string },
): Promise<void> {
  await transaction
    .update(frozenRanks)
    .set(looked)
    .where(and(eq(frozenRanks.month, month), eq(frozenRanks.rank, rank)));
}

/** Takes somebody off a frozen board, or puts them back. For a transaction. */
export async function setDisqualified(
  transaction: Db,
  month: Month,
  rank: number,
  disqualified: {
    readonly disqualifiedAt: Date | null;
    readonly disqualifiedBy: string | null;
    readonly disqualifiedWhy: string | null;
  },
): Promise<void> {
  await transaction
    .update(frozenRanks)
    .set(disqualified)
    .where(and(eq(frozenRanks.month, month), eq(frozenRanks.rank, rank)));
}
