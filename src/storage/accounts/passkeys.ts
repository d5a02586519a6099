import type { Db } from "../database.ts";
import { and, asc, count, eq, gt, lte } from "../drizzle.ts";
import { passkeyChallenges, passkeys, users } from "./schema.ts";
import { type StoredUser, storedUserOf } from "./users.ts";

export type StoredPasskey = typeof passkeys.$inferSelect;

export type NewPasskey = Omit<typeof passkeys.$inferInsert, "id" | "usedAt">;

export function readPasskeys(db: Db, userId: number): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.count ?? 0;
}

/** Undefined where somebody, perhaps the same person, has registered it before. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<StoredPasskey | undefined> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

/** A passkey with its owner. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ readonly passkey: StoredPasskey; readonly user: StoredUser } | undefined> {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row && { passkey: row.passkey, user: storedUserOf(row.user) };
}

/**
 * Notes a use. False where the passkey has been removed meanwhile, or where its counter has reached this one before, by
 * which a copied authenticator shows; authenticators without a counter always say 0.
 */
export async function notePasskeyUse(db: Db, id: number, counter: number, usedAt: Date): Promise<boolean> {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lte(passkeys.counter, counter - 1);
  const rows = await db
    .update(passkeys)
    .set({ counter, usedAt })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** False where the person has none of that id. */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** False where the person has none of that id. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** No passkey of the person passes the console's second factor any more. */
export async function closeConsoleToPasskeys(db: Db, userId: number): Promise<void> {
  await db.update(passkeys).set({ opensConsole: false }).where(eq(passkeys.userId, userId));
}

export type NewChallenge = typeof passkeyChallenges.$inferInsert;

export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Uses up a challenge; false where it was not given to this holder for this, was used, or has expired. */
export async function takeChallenge(
  db: Db,
  { challenge, use, holder }: Pick<NewChallenge, "challenge" | "use" | "holder">,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.use, use),
        eq(passkeyChallenges.holder, holder),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ use: passkeyChallenges.use });
  return rows.length > 0;
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
