import type { Db } from "../database.ts";
import { and, count, eq, gt, inArray, isNull, lt, min } from "../drizzle.ts";
import { accountCodes } from "./schema.ts";

export type StoredCode = typeof accountCodes.$inferSelect;
export type CodeKind = StoredCode["kind"];

export async function insertCode(db: Db, code: typeof accountCodes.$inferInsert): Promise<void> {
  await db.insert(accountCodes).values(code);
}

export async function readCode(db: Db, kind: CodeKind, hash: Buffer): Promise<StoredCode | undefined> {
  const [row] = await db
    .select()
    .from(accountCodes)
    .where(and(eq(accountCodes.hash, hash), eq(accountCodes.kind, kind)));
  return row;
}

/** Marks a valid code as used; undefined where it is not valid. Of concurrent calls one gets it. */
export async function spendCode(db: Db, kind: CodeKind, hash: Buffer, now: Date): Promise<StoredCode | undefined> {
  const [row] = await db
    .update(accountCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountCodes.hash, hash),
        eq(accountCodes.kind, kind),
        isNull(accountCodes.usedAt),
        gt(accountCodes.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** How many codes of a kind a person was sent between two moments, and when the first of them. */
export async function countCodes(
  db: Db,
  userId: number,
  kind: CodeKind,
  { since, until }: { since: Date; until: Date },
) {
  const [row] = await db
    .select({
      count: count(),
      first: min(accountCodes.createdAt),
    })
    .from(accountCodes)
    .where(
      and(
        eq(accountCodes.userId, userId),
        eq(accountCodes.kind, kind),
        gt(accountCodes.createdAt, since),
        lt(accountCodes.createdAt, until),
      ),
    );
  return { count: row?.count ?? 0, first: row?.first ?? null };
}

/** For codes that a change of the account has made invalid. */
export async function deleteUnusedCodes(db: Db, userId: number, kinds: readonly CodeKind[]): Promise<void> {
  const isOfKinds = inArray(accountCodes.kind, [...kinds]);
  await db.delete(accountCodes).where(and(eq(accountCodes.userId, userId), isNull(accountCodes.usedAt), isOfKinds));
}
