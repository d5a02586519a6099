import type { Db } from "../database.ts";
import { and, desc, eq, gt, inArray, isNull, ne } from "../drizzle.ts";
import { sessions, users } from "./schema.ts";
import { type StoredUser, storedUserOf } from "./users.ts";

export type StoredSession = {
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly usedAt: Date;
  /** When it passed the second factor. */
  readonly secondFactorAt: Date | null;
  readonly user: StoredUser;
};

export type NewSession = typeof sessions.$inferInsert;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The session of a token with its user who is not blocked, where it was created and last used after the given moments. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  after: { readonly createdAt: Date; readonly usedAt: Date },
): Promise<StoredSession | undefined> {
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
      secondFactorAt: sessions.secondFactorAt,
      user: users,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, after.createdAt),
        gt(sessions.usedAt, after.usedAt),
        isNull(users.blockedAt),
      ),
    );
  return row && { ...row, tokenHash, user: storedUserOf(row.user) };
}

/** Whether the session has not been ended. */
export async function hasSession(db: Db, tokenHash: Buffer): Promise<boolean> {
  return (await db.$count(sessions, eq(sessions.tokenHash, tokenHash))) > 0;
}

export async function touchSession(db: Db, tokenHash: Buffer, usedAt: Date): Promise<void> {
  await db.update(sessions).set({ usedAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** A person's sessions that were created and last used after the given moments, the last used first. */
export function readSessions(db: Db, userId: number, after: { readonly createdAt: Date; readonly usedAt: Date }) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.createdAt, after.createdAt), gt(sessions.usedAt, after.usedAt)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id));
}

/** Ends one session of a person; false where the person has none of that id. */
export async function deleteSessionById(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Ends the sessions of a person that were not used for longest, beyond `keep`. */
export async function deleteSurplusSessions(db: Db, userId: number, keep: number): Promise<void> {
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
    .offset(keep);
  await db.delete(sessions).where(inArray(sessions.id, surplus));
}

/** Ends all sessions of a person, or all but one. */
export async function deleteSessionsOf(db: Db, userId: number, except?: Buffer): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export async function noteSecondFactor(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.tokenHash, tokenHash));
}

/** All sessions of a person have to pass the second factor again. */
export async function forgetSecondFactor(db: Db, userId: number): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}
