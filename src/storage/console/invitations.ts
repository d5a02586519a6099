import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { consoleInvitations } from "./schema.ts";

export type Invitation = typeof consoleInvitations.$inferSelect;

/** In place of an earlier one. */
export async function saveInvitation(db: Db, invitation: Invitation): Promise<void> {
  await db
    .insert(consoleInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: consoleInvitations.userId, set: invitation });
}

export async function readInvitation(db: Db, userId: number): Promise<Invitation | undefined> {
  const [row] = await db.select().from(consoleInvitations).where(eq(consoleInvitations.userId, userId));
  return row;
}

/** Uses it up; undefined where there was none. */
export async function takeInvitation(db: Db, userId: number): Promise<Invitation | undefined> {
  const [row] = await db.delete(consoleInvitations).where(eq(consoleInvitations.userId, userId)).returning();
  return row;
}
