import { sensesHere } from "../../domain/catalogue/senses-here.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { restCards } from "../../storage/memory/memories.ts";
import { deleteKnownWords, insertUnknownUpTo, readKnownLevel } from "../../storage/progress/known-words.ts";
import { readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import { changeMemory } from "../memory/record-entries.ts";
import { takeUp } from "../memory/take-up.ts";
import type { Services } from "../services.ts";

/** The senses in which words are used in a list; none where it is not published. */
async function readSenses(
  services: Services,
  reader: number,
  from: WordListSource | undefined,
  wordIds: readonly number[],
) {
  const list = from && (await readWordList(services, reader, from, wordIds));
  return new Map((list?.words ?? []).map((word) => [word.id, sensesHere(word)[0]?.id ?? null]));
}

/**
 * "Teach me": the words get new cards, are no longer marked as known, and are not known by their level. A hard word returns to
 * the queue; a word that is being learnt stays as it is. @returns how many cards that made
 */
export async function startLearning(
  services: Services,
  user: StoredUser,
  wordIds: readonly number[],
  from: WordListSource | undefined,
): Promise<number> {
  const { database, now } = services;
  const ids = [...new Set(wordIds)];
  const senses = await readSenses(services, user.id, from, ids);
  return await changeMemory(database, user.id, async (transaction) => {
    await deleteKnownWords(transaction, user.id, ids);
    await restCards(transaction, user.id, ids, false);
    await insertUnknownUpTo(transaction, user.id, ids, await readKnownLevel(transaction, user.id));
    return await takeUp(transaction, user, { wordIds: ids, senses, at: now().getTime() });
  });
}
