import type { Level } from "../../domain/lexicon/level.ts";
import { knownStability } from "../../domain/memory/card.ts";
import type { Knowledge } from "../../domain/progress/knowledge.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { readLearntIds, restCards } from "../../storage/memory/memories.ts";
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
import { changeMemory } from "../memory/record-entries.ts";
import { takeUp } from "../memory/take-up.ts";
import type { Services } from "../services.ts";

/** What is said of a word: that it is known, that it is not whatever the level, or nothing. */
export type KnownMark = "known" | "unknown" | "none";

/** Marks words, or takes their marks away. @returns how many words are marked as known then */
export async function setKnown(
  { database, now }: Services,
  user: Pick<StoredUser, "id" | "timeZone">,
  wordIds: readonly number[],
  mark: KnownMark,
): Promise<number> {
  const userId = user.id;
  return await changeMemory(database, userId, async (transaction) => {
    if (mark === "known") await insertKnownWords(transaction, userId, wordIds, now());
    else await deleteKnownWords(transaction, userId, wordIds);
    if (mark === "unknown") await insertUnknownWords(transaction, userId, wordIds);
    else await deleteUnknownWords(transaction, userId, wordIds);
    await restCards(transaction, userId, wordIds, mark === "known");
    if (mark === "unknown") await restartLearnt(transaction, user, wordIds, now());
    return await countKnownWords(transaction, userId);
  });
}

/** What was learnt and turns out not to be known is learnt again. */
async function restartLearnt(
  transaction: Db,
  user: Pick<StoredUser, "id" | "timeZone">,
  wordIds: readonly number[],
  now: Date,
): Promise<void> {
  const learnt = new Set((await readLearntIds(transaction, user.id, knownStability)).learntIds);
  const wrong = wordIds.filter((id) => learnt.has(id));
  if (wrong.length > 0) await takeUp(transaction, user, { wordIds: wrong, at: now.getTime() });
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

/** The same with what the person's cards say: words that were learnt, and those that are being learnt. */
export async function readKnowledge(services: Services, userId: number): Promise<Knowledge & { level: Level | 0 }> {
  const { db } = services.database;
  return { ...(await readKnown(services, userId)), ...(await readLearntIds(db, userId, knownStability)) };
}
