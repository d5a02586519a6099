import type { Level } from "../../domain/lexicon/level.ts";
import {
  countKnownLevels,
  countKnownWords,
  deleteKnownWords,
  insertKnownWords,
  readKnownIds,
  readKnownLevel,
  saveKnownLevel,
} from "../../storage/progress/known-words.ts";
import { lockUser } from "../accounts/lock-user.ts";
import type { Services } from "../services.ts";

/** Marks words as known or unknown. @returns how many words are marked as known then */
export async function setKnown(
  { database, now }: Services,
  userId: number,
  wordIds: readonly number[],
  isKnown: boolean,
): Promise<number> {
  return await database.db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (isKnown) await insertKnownWords(transaction, userId, wordIds, now());
    else await deleteKnownWords(transaction, userId, wordIds);
    return await countKnownWords(transaction, userId);
  });
}

/** "I am about A2": for coverage the words up to this level count as known; 0 for none. */
export async function setKnownLevel({ database }: Services, userId: number, level: Level | 0): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await saveKnownLevel(transaction, userId, level);
  });
}

/** How many words of each level are marked as known, from level 1. */
export function readKnownLevels({ database }: Services, userId: number): Promise<number[]> {
  return countKnownLevels(database.db, userId);
}

/** The ids of the words on the known list, in no order, and the chosen level. */
export async function readKnown({ database: { db } }: Services, userId: number) {
  return { wordIds: await readKnownIds(db, userId), level: await readKnownLevel(db, userId) };
}
