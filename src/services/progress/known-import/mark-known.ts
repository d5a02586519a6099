import { randomUUID } from "node:crypto";
import { type Day, dayAfter, memoryDay } from "../../../domain/locale/day.ts";
import type { CardSeed } from "../../../domain/memory/card.ts";
import type { StoredUser } from "../../../storage/accounts/users.ts";
import { undoImports } from "../../../storage/memory/log.ts";
import { readMemories, restCards } from "../../../storage/memory/memories.ts";
import {
  countKnownWords,
  deleteKnownWords,
  deleteUnknownWords,
  filterKnown,
  insertKnownWords,
  insertUnknownWords,
} from "../../../storage/progress/known-words.ts";
import { changeMemory, type NewEntry, recomputeWords, recordEntries } from "../../memory/record-entries.ts";
import { readScheduler } from "../../memory/settings.ts";
import type { Services } from "../../services.ts";

/** A word that is being learnt elsewhere. */
export type TakenOverWord = { readonly wordId: number; readonly lastDay: Day } & CardSeed;

export type Brought = { readonly knownIds: readonly number[]; readonly learning: readonly TakenOverWord[] };

/** What marking changed: with it everything can be taken back. */
export type MarkChange = {
  readonly knownIds: readonly number[];
  /** Of these, those that were marked as not known before. */
  readonly unknownIds: readonly number[];
  /** Words that have a card now. */
  readonly learningIds: readonly number[];
};

/** The longest time back that an answer is believed to lie. */
const mostDaysBack = 3_650;
const wordsAtOnce = 1_000;

/** Marks words as known, and begins cards where they were elsewhere; words that are known or learnt already stay as they are. */
export async function markKnown(
  { database, now }: Services,
  user: StoredUser,
  { knownIds, learning }: Brought,
): Promise<MarkChange & { readonly knownCount: number }> {
  const userId = user.id;
  const at = now().getTime();
  return await changeMemory(database, userId, async (transaction) => {
    const marked = await insertKnownWords(transaction, userId, knownIds, now());
    const unknownIds = await deleteUnknownWords(transaction, userId, marked);
    await restCards(transaction, userId, marked, true);

    const unique = new Map(learning.map((word) => [word.wordId, word]));
    const ids = [...unique.keys()];
    const alreadyKnown = new Set(await filterKnown(transaction, userId, ids));
    const memories = await readMemories(transaction, userId, ids, "locked");
    const words = [...unique.values()].filter(
      ({ wordId }) => !alreadyKnown.has(wordId) && memories.get(wordId)?.recognition == null,
    );
    const entries = entriesOf(words, at, memoryDay(at, user.timeZone));
    const scheduler = await readScheduler(transaction, userId);
    await recordEntries(transaction, userId, entries, { scheduler, knownIds: [] });
    // Ids of no word make no card.
    const made = await readMemories(
      transaction,
      userId,
      words.map(({ wordId }) => wordId),
    );
    const learningIds = [...made].filter(([, { recognition }]) => recognition !== null).map(([id]) => id);
    return { knownIds: marked, unknownIds, learningIds, knownCount: await countKnownWords(transaction, userId) };
  });
}

function entriesOf(words: readonly TakenOverWord[], at: number, today: Day): NewEntry[] {
  const earliest = dayAfter(today, -mostDaysBack);
  return words.map(({ wordId, lastDay, stability, difficulty }, place) => ({
    answerId: randomUUID(),
    wordId,
    kind: "recognition",
    way: "import",
    grade: null,
    at: at + place,
    day: lastDay > today ? today : lastDay < earliest ? earliest : lastDay,
    elapsedMs: null,
    seed: { stability, difficulty },
  }));
}

/** Takes back what `markKnown` changed; answers that were given since then stay. @returns how many words are known then */
export async function takeBackMarks(
  { database }: Services,
  { id }: StoredUser,
  { knownIds, unknownIds, learningIds }: MarkChange,
): Promise<number> {
  return await changeMemory(database, id, async (transaction) => {
    await deleteKnownWords(transaction, id, knownIds);
    await restCards(transaction, id, knownIds, false);
    await insertUnknownWords(transaction, id, unknownIds);
    const undone = await undoImports(transaction, id, learningIds);
    const scheduler = await readScheduler(transaction, id);
    for (let at = 0; at < undone.length; at += wordsAtOnce) {
      const part = undone.slice(at, at + wordsAtOnce);
      const marked = await filterKnown(transaction, id, part);
      await recomputeWords(transaction, id, part, { scheduler, knownIds: marked });
    }
    return await countKnownWords(transaction, id);
  });
}
