import { listLimits } from "../../domain/progress/list-limits.ts";
import type { Db } from "../../storage/database.ts";
import { countWordsOf, readStoredBytes } from "../../storage/progress/word-lists.ts";
import { Refusal } from "../refusal.ts";

/** Whose lists grow. */
export type ListOwner = { readonly id: number; readonly isMailVerified: boolean };

/**
 * For the end of a transaction that has added words to lists of a person. Accounts cost nothing to make, so those whose
 * mail address nobody has proved have little room, and none when the disk has much to hold.
 *
 * @throws {Refusal} conflict, by list.unverified or list.room of `field`
 */
export async function refuseBeyondQuota(
  transaction: Db,
  { id, isMailVerified }: ListOwner,
  field: "title" | "wordIds",
): Promise<void> {
  const words = await countWordsOf(transaction, id);
  if (words > listLimits.ownedWords) throw new Refusal("conflict", [{ field, code: "list.room" }]);
  if (isMailVerified || words === 0) return;
  const isFull =
    words > listLimits.unverifiedWords || (await readStoredBytes(transaction)) > listLimits.unverifiedBytes;
  if (isFull) throw new Refusal("conflict", [{ field, code: "list.unverified" }]);
}
