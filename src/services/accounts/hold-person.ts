import { lockUser } from "../../storage/accounts/lock-user.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";

/**
 * Lets one change of a person's quizzes, words and lists through at a time, to the end of the transaction.
 *
 * @throws {Refusal} unauthorized, where the account has been erased since its token was looked at
 */
export async function holdPerson(transaction: Db, userId: number): Promise<void> {
  if (!(await lockUser(transaction, userId))) throw new Refusal("unauthorized");
}
