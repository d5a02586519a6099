import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { users } from "./schema.ts";

/**
 * Lets one change of what is a person's through at a time, to the end of the transaction; rows that only refer to the
 * person may still be written.
 *
 * @returns false where the account has been erased
 */
export async function lockUser(transaction: Db, userId: number): Promise<boolean> {
  const rows = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return rows.length > 0;
}
