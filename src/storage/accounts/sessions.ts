import type { Db } from "../database.ts";
import { and, eq, gt, ne } from "../drizzle.ts";
import { sessions, users } from "./schema.ts";
import { type StoredUser, storedUserOf } from "./users.ts";

export type StoredSession = { readonly tokenHash: Buffer; readonly usedAt: Date; readonly user: StoredUser };

export type NewSession = typeof sessions.$inferInsert;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session of a token with its user, where it was created and last used after the given moments. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  after: { readonly createdAt: Date; readonly usedAt: Date },
): Promise<StoredSession | undefined> {
  const [row] = await db
    .select({ usedAt: sessions.usedAt, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, after.createdAt),
        gt(sessions.usedAt, after.usedAt),
      ),
    );
  return row && { tokenHash, usedAt: row.usedAt, user: storedUserOf(row.user) };
}

export async function touchSession(db: Db, tokenHash: Buffer, usedAt: Date): Promise<void> {
  await db.update(sessions).set({ usedAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a person, or all but one. */
export async function deleteSessionsOf(db: Db, userId: number, except?: Buffer): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
