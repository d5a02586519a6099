import { lockUserRow } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";

/**
 * Lets one change of a person's quizzes, words and lists through at a time, to the end of the transaction.
 *
 * @throws {Refusal} unauthorized, where the account has been erased since its token was checked
 */
export async function lockUser(transaction: Db, userId: number): Promise<void> {
  if (!(await lockUserRow(transaction, userId))) throw new Refusal("unauthorized");
}
