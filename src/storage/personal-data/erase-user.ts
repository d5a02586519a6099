import { users } from "../accounts/schema.ts";
import { lockUserRow } from "../accounts/users.ts";
import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { personalTables } from "./personal-tables.ts";

/**
 * Erases a person. What must stay (the ledger, payments) stays under the pseudonym, which binds its rows together and
 * does not lead back to the person. For a transaction.
 *
 * @returns false where the account has been erased already
 */
export async function eraseUser(
  transaction: Db,
  userId: number,
  pseudonym: string,
  tables: readonly PersonalTable[] = personalTables,
): Promise<boolean> {
  // No new rows of the person may appear while the others are erased.
  if (!(await lockUserRow(transaction, userId))) return false;
  for (const { onDeletion } of tables) {
    if (onDeletion === "cascade") continue;
    if ("erase" in onDeletion) await onDeletion.erase(transaction, userId);
    else await onDeletion.pseudonymise(transaction, userId, pseudonym);
  }
  await transaction.delete(users).where(eq(users.id, userId));
  return true;
}
