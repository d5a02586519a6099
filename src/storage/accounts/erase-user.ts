import type { Db } from "../database.ts";
import { eq, sql } from "../drizzle.ts";
import { lockUser } from "./lock-user.ts";
import { type PersonalTable, personalData } from "./personal-data.ts";
import { users } from "./schema.ts";

/**
 * Erases a person. What must stay (the ledger, payments) stays under the pseudonym, which binds its rows together and
 * leads nobody back. For a transaction.
 */
export async function eraseUser(
  transaction: Db,
  userId: number,
  pseudonym: string,
  tables: readonly PersonalTable[] = personalData,
): Promise<void> {
  // Nothing of the person's begins while the rest is taken away.
  await lockUser(transaction, userId);
  for (const { table, onDeletion } of tables) {
    if (onDeletion === "pseudonym") {
      await transaction.execute(
        sql`update ${sql.identifier(table)} set pseudonym = ${pseudonym}::uuid, user_id = null where user_id = ${userId}`,
      );
    } else if (onDeletion !== "cascade") {
      await transaction.execute(onDeletion(userId));
    }
  }
  await transaction.delete(users).where(eq(users.id, userId));
}
