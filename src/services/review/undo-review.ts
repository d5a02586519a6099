import { type Card, cardIdOf } from "../../domain/memory/card.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { findEntries, markUndone } from "../../storage/memory/log.ts";
import { readMemories } from "../../storage/memory/memories.ts";
import { filterKnown } from "../../storage/progress/known-words.ts";
import { changeMemory, recomputeWords } from "../memory/record-entries.ts";
import { readScheduler } from "../memory/settings.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

/** The card as it is without the answer; null where only that answer had made it. */
export type UndoneReview = { readonly cardId: string; readonly card: Card | null };

/**
 * Takes an answer back: its card is as if it had not been given. The answer stays in the log as undone; undone again, nothing
 * changes. Points that it earned in a quiz stay.
 *
 * @throws {Refusal} not_found
 */
export async function undoReview({ database }: Services, user: StoredUser, answerId: string): Promise<UndoneReview> {
  return await changeMemory(database, user.id, async (transaction) => {
    const entry = (await findEntries(transaction, user.id, [answerId])).get(answerId);
    if (entry === undefined || entry.grade === null) throw new Refusal("not_found");
    const { wordId, kind } = entry;
    if (await markUndone(transaction, user.id, answerId)) {
      const scheduler = await readScheduler(transaction, user.id);
      const knownIds = await filterKnown(transaction, user.id, [wordId]);
      await recomputeWords(transaction, user.id, [wordId], { scheduler, knownIds });
    }
    const memory = (await readMemories(transaction, user.id, [wordId])).get(wordId);
    return { cardId: cardIdOf({ wordId, kind }), card: memory?.[kind] ?? null };
  });
}
