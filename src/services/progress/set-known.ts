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

/** Marks words as known, or takes the marks away. @returns how many words the person knows then */
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

/** "I am about A2": for coverage the words up to this level count as known; 0 takes that back. */
export async function setKnownLevel({ database }: Services, userId: number, level: Level | 0): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await saveKnownLevel(transaction, userId, level);
  });
}

/** How many words of each level somebody has marked, from level 1. */
export function readKnownLevels({ database }: Services, userId: number): Promise<number[]> {
  return countKnownLevels(database.db, userId);
}

/** Ids of the words on the known list, in no order, and the level that the person has said. */
export async function readKnown({ database: { db } }: Services, userId: number) {
  return { wordIds: await readKnownIds(db, userId), level: await readKnownLevel(db, userId) };
}
