import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";

/**
 * Lets one change of what is a person's through at a time, to the end of the transaction; rows that only refer to the
 * person may still be written.
 *
 * @returns false where the account has been erased
 */
export async function lockUser(transaction: Db, userId: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`select 1 from users where id = ${userId} for no key update`);
  return rows.length > 0;
}
