import type { PremiumType } from "../../domain/accounts/premium-status.ts";
import type { Role } from "../../domain/accounts/role.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { eq, or } from "../drizzle.ts";
import { users } from "./schema.ts";

/** A stored user without credentials. */
export type StoredUser = {
  readonly id: number;
  readonly username: string;
  readonly mail: string;
  readonly isMailVerified: boolean;
  readonly hasPassword: boolean;
  readonly role: Role;
  readonly language: Locale;
  readonly timeZone: string;
  readonly timeZoneChangedAt: Date | null;
  readonly mailConsent: boolean;
  /** Whether a sign-in from a new device is told by mail. */
  readonly newDeviceMail: boolean;
  /** Whether the end of premium is told by mail. */
  readonly premiumMail: boolean;
  /** Whether the password alone does not sign in. */
  readonly needsPasskey: boolean;
  readonly premiumType: PremiumType;
  readonly premiumEndDate: Date | null;
  readonly knownListId: number;
  readonly blockedAt: Date | null;
  /** Proofs of identity from before are refused. */
  readonly proofsFrom: Date | null;
};

type UserRow = typeof users.$inferSelect;

export function storedUserOf(row: UserRow): StoredUser {
  const { passwordHash, usernameFolded, usernameSkeleton, skeletonVersion, mailFolded, googleSub, ...shown } = row;
  const { preferences, createdAt, lastSignInAt, blockedReason, ...user } = shown;
  return { ...user, hasPassword: passwordHash !== null };
}

export type NewUser = Pick<
  UserRow,
  "username" | "usernameFolded" | "mail" | "mailFolded" | "passwordHash" | "language" | "timeZone" | "mailConsent"
> &
  Partial<Pick<UserRow, "usernameSkeleton" | "skeletonVersion" | "googleSub" | "isMailVerified" | "role">> & {
    readonly createdAt: Date;
  };

/** Creates an account; undefined where its username, mail address or Google account is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<StoredUser | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row && storedUserOf(row);
}

/** What must be unique of an account, folded. */
export type FoldedNames = {
  readonly usernameFolded: string;
  readonly usernameSkeleton: string;
  readonly mailFolded: string;
};

/** Which of the two are taken; a username also by one that looks like it. */
export async function findTaken(
  db: Db,
  { usernameFolded, usernameSkeleton, mailFolded }: FoldedNames,
): Promise<{ readonly username: boolean; readonly mail: boolean }> {
  const rows = await db
    .select({ username: users.usernameFolded, skeleton: users.usernameSkeleton, mail: users.mailFolded })
    .from(users)
    .where(
      or(
        eq(users.usernameFolded, usernameFolded),
        eq(users.usernameSkeleton, usernameSkeleton),
        eq(users.mailFolded, mailFolded),
      ),
    );
  return {
    username: rows.some(({ username, skeleton }) => username === usernameFolded || skeleton === usernameSkeleton),
    mail: rows.some(({ mail }) => mail === mailFolded),
  };
}

export type UserWithPassword = { readonly user: StoredUser; readonly passwordHash: string | null };

/** By a folded username or mail address; usernames have no @, so the two cannot be confused. */
export async function findByLogin(
  db: Db,
  folded: { readonly username: string } | { readonly mail: string },
): Promise<UserWithPassword | undefined> {
  const condition = "mail" in folded ? eq(users.mailFolded, folded.mail) : eq(users.usernameFolded, folded.username);
  const [row] = await db.select().from(users).where(condition);
  return row && { user: storedUserOf(row), passwordHash: row.passwordHash };
}

export async function readPasswordHash(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

export async function updateLastSignIn(db: Db, userId: number, now: Date): Promise<void> {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
}

export async function readUser(db: Db, userId: number): Promise<StoredUser | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row && storedUserOf(row);
}

export type LockedUser = UserWithPassword & { readonly googleSub: string | null };

/** The user as of now with what signs in, locked like by `lockUserRow`; undefined where the account has been erased. */
export async function lockAndReadCredentials(transaction: Db, userId: number): Promise<LockedUser | undefined> {
  const [row] = await transaction.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row && { user: storedUserOf(row), passwordHash: row.passwordHash, googleSub: row.googleSub };
}

/** The user as of now, locked like by `lockUserRow`; undefined where the account has been erased. */
export async function lockAndReadUser(transaction: Db, userId: number): Promise<StoredUser | undefined> {
  return (await lockAndReadCredentials(transaction, userId))?.user;
}

/**
 * Lets one transaction at a time change what belongs to a person; rows that only refer to the person may still be
 * written.
 *
 * @returns false where the account has been erased
 */
export async function lockUserRow(transaction: Db, userId: number): Promise<boolean> {
  const rows = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return rows.length > 0;
}
