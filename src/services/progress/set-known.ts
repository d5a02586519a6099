import type { Level } from "../../domain/lexicon/level.ts";
import {
  countKnownLevels,
  countKnownWords,
  deleteKnownWords,
  deleteUnknownWords,
  insertKnownWords,
  insertUnknownWords,
  readKnownIds,
  readKnownLevel,
  readUnknownIds,
  saveKnownLevel,
} from "../../storage/progress/known-words.ts";
import { lockUser } from "../accounts/lock-user.ts";
import type { Services } from "../services.ts";

/** What is said of a word: that it is known, that it is not whatever the level, or nothing. */
export type KnownMark = "known" | "unknown" | "none";

/** Marks words, or takes their marks away. @returns how many words are marked as known then */
export async function setKnown(
  { database, now }: Services,
  userId: number,
  wordIds: readonly number[],
  mark: KnownMark,
): Promise<number> {
  return await database.db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (mark === "known") await insertKnownWords(transaction, userId, wordIds, now());
    else await deleteKnownWords(transaction, userId, wordIds);
    if (mark === "unknown") await insertUnknownWords(transaction, userId, wordIds);
    else await deleteUnknownWords(transaction, userId, wordIds);
    return await countKnownWords(transaction, userId);
  });
}

/** "I am about A2": the words up to this level count as known, but those marked as not known; 0 for none. */
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

/** The ids of the words on the known list and of those marked as not known, in no order, and the chosen level. */
export async function readKnown({ database: { db } }: Services, userId: number): Promise<ReadKnown> {
  return {
    wordIds: await readKnownIds(db, userId),
    unknownIds: await readUnknownIds(db, userId),
    level: await readKnownLevel(db, userId),
  };
}

type ReadKnown = { readonly wordIds: number[]; readonly unknownIds: number[]; readonly level: Level | 0 };
