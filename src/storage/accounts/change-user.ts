import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { users } from "./schema.ts";
import { type StoredUser, storedUserOf } from "./users.ts";

export type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | "username"
    | "usernameFolded"
    | "usernameSkeleton"
    | "skeletonVersion"
    | "mail"
    | "mailFolded"
    | "isMailVerified"
    | "passwordHash"
    | "googleSub"
    | "language"
    | "timeZone"
    | "timeZoneChangedAt"
    | "mailConsent"
    | "newDeviceMail"
    | "premiumMail"
    | "needsPasskey"
    | "preferences"
    | "role"
    | "blockedAt"
    | "proofsFrom"
    | "blockedReason"
  >
>;

/** A username, a mail address or a Google account was taken by a concurrent call. */
export class ValueTakenError extends Error {}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "23505";
}

/**
 * Changes the given fields of a user; undefined where the account is gone.
 *
 * @throws {ValueTakenError} after which a transaction is aborted.
 */
export async function changeUser(db: Db, userId: number, change: UserChange): Promise<StoredUser | undefined> {
  try {
    const [row] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
    return row && storedUserOf(row);
  } catch (error) {
    throw isUniqueViolation(error) ? new ValueTakenError("the value is taken", { cause: error }) : error;
  }
}

export async function readPreferences(db: Db, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await db.select({ preferences: users.preferences }).from(users).where(eq(users.id, userId));
  return row?.preferences ?? {};
}
