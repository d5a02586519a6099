import type { Db } from "../database.ts";
import { and, eq, gte, lt, notExists, or, sql } from "../drizzle.ts";
import { accountCodes, attempts, knownDevices, sessions, users } from "./schema.ts";

/** Unverified accounts without a sign-in or a used session since a moment; who has ever had premium keeps the account. */
function isAbandoned(db: Db, since: Date) {
  const recentSession = db
    .select({ usedAt: sessions.usedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gte(sessions.usedAt, since)));
  return and(
    eq(users.isMailVerified, false),
    eq(users.role, "user"),
    eq(users.premiumType, 0),
    lt(sql`coalesce(${users.lastSignInAt}, ${users.createdAt})`, since),
    notExists(recentSession),
  );
}

export async function findAbandoned(db: Db, since: Date, limit: number): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isAbandoned(db, since)).limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks the account for the transaction where it is still abandoned. */
export async function lockAbandoned(transaction: Db, userId: number, since: Date): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isAbandoned(transaction, since)))
    .for("update");
  return rows.length > 0;
}

/** Removes expired sessions, codes, counts of attempts, and devices not seen for long. */
export async function deleteExpired(
  db: Db,
  before: {
    readonly sessionsMade: Date;
    readonly sessionsUsed: Date;
    readonly codes: Date;
    readonly attempts: Date;
    readonly devices: Date;
  },
): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.createdAt, before.sessionsMade), lt(sessions.usedAt, before.sessionsUsed)));
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, before.codes));
  await db.delete(attempts).where(lt(attempts.startedAt, before.attempts));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before.devices));
}
