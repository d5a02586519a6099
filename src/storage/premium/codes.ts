import { randomUUID } from "node:crypto";
import type { Db } from "../database.ts";
import { and, eq, gt, isNull, or } from "../drizzle.ts";
import { premiumCodes } from "./schema.ts";

export type StoredPremiumCode = typeof premiumCodes.$inferSelect;

export async function insertPremiumCodes(
  db: Db,
  codes: readonly (Omit<typeof premiumCodes.$inferInsert, "id"> & { readonly id?: string })[],
): Promise<void> {
  await db.insert(premiumCodes).values(codes.map((code) => ({ id: randomUUID(), ...code })));
}

/** Uses a code up. Of many at the same time one gets it; undefined for the others, and where it is not good (any more). */
export async function usePremiumCode(
  transaction: Db,
  hash: Buffer,
  userId: number,
  now: Date,
): Promise<StoredPremiumCode | undefined> {
  const [row] = await transaction
    .update(premiumCodes)
    .set({ usedBy: userId, usedAt: now })
    .where(
      and(
        eq(premiumCodes.hash, hash),
        isNull(premiumCodes.usedAt),
        or(isNull(premiumCodes.expiresAt), gt(premiumCodes.expiresAt, now)),
      ),
    )
    .returning();
  return row;
}

export async function findPremiumCode(db: Db, hash: Buffer): Promise<StoredPremiumCode | undefined> {
  const [row] = await db.select().from(premiumCodes).where(eq(premiumCodes.hash, hash));
  return row;
}
