import type { Db } from "../database.ts";
import { and, eq, isNull } from "../drizzle.ts";
import { secondFactors } from "./schema.ts";

export type SecondFactor = typeof secondFactors.$inferSelect;

/** The person's second factor, held until the transaction ends: of two calls with one code the second sees it used. */
export async function lockSecondFactor(transaction: Db, userId: number): Promise<SecondFactor | undefined> {
  const [row] = await transaction.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for("update");
  return row;
}

export async function readSecondFactor(db: Db, userId: number): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Begins the setting up, in place of one that was not finished; false where it is finished. */
export async function startSecondFactor(db: Db, userId: number, secret: string, createdAt: Date): Promise<boolean> {
  const begun = { secret, createdAt, recoveryHashes: [] };
  const rows = await db
    .insert(secondFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: secondFactors.userId, set: begun, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function changeSecondFactor(
  transaction: Db,
  userId: number,
  change: Partial<Pick<SecondFactor, "confirmedAt" | "lastStep" | "recoveryHashes">>,
): Promise<void> {
  await transaction.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

/** False where there was none. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** The stored secrets of all second factors. */
export function readSecrets(db: Db) {
  return db.select({ userId: secondFactors.userId, secret: secondFactors.secret }).from(secondFactors);
}

/** Stores a secret anew, unless it has been changed meanwhile; false then. */
export async function replaceSecret(db: Db, userId: number, from: string, to: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ secret: to })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, from)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}
