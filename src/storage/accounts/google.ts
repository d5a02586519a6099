import type { Db } from "../database.ts";
import { and, eq, isNull } from "../drizzle.ts";
import { users } from "./schema.ts";
import { type StoredUser, storedUserOf } from "./users.ts";

export async function findByGoogleSub(db: Db, googleSub: string): Promise<StoredUser | undefined> {
  const [row] = await db.select().from(users).where(eq(users.googleSub, googleSub));
  return row && storedUserOf(row);
}

export type MailOwner = { readonly isMailVerified: boolean; readonly hasGoogle: boolean };

/** The account of a folded mail address. */
export async function findMailOwner(db: Db, mailFolded: string): Promise<MailOwner | undefined> {
  const [row] = await db
    .select({ isMailVerified: users.isMailVerified, googleSub: users.googleSub })
    .from(users)
    .where(eq(users.mailFolded, mailFolded));
  return row && { isMailVerified: row.isMailVerified, hasGoogle: row.googleSub !== null };
}

/** Links a Google account to the account of a verified mail address; undefined where it has one or is not verified. */
export async function linkGoogle(db: Db, mailFolded: string, googleSub: string): Promise<StoredUser | undefined> {
  const [row] = await db
    .update(users)
    .set({ googleSub })
    .where(and(eq(users.mailFolded, mailFolded), eq(users.isMailVerified, true), isNull(users.googleSub)))
    .returning();
  return row && storedUserOf(row);
}
