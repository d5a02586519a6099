import { type Card, emptyMemory, type WordMemory } from "../../domain/memory/card.ts";
import type { Scheduler } from "../../domain/memory/scheduler.ts";
import { applyEntry, byTime, foldWord, isLater } from "../../domain/memory/word-memory.ts";
import type { Database, Db } from "../../storage/database.ts";
import { insertEntries, readEntries, type TimedEntry } from "../../storage/memory/log.ts";
import {
  type CardWrite,
  deleteCards,
  readMemories,
  StaleCardError,
  type StoredMemory,
  saveCards,
  writesOf,
} from "../../storage/memory/memories.ts";
import { lockUser } from "../accounts/lock-user.ts";

/** An entry, and the sense that is learnt where it is the first of its word. */
export type NewEntry = TimedEntry & { readonly sense?: number | null };

type Recording = {
  readonly scheduler: Scheduler;
  /** Words marked as known: their new cards rest. */
  readonly knownIds: readonly number[];
};

/** An answer to a quiz for points may change a card between reading and writing. */
const maxAttempts = 5;

/** One change of a person's memory at a time; done anew where a quiz for points has changed a card meanwhile. */
export async function changeMemory<T>(
  { db }: Pick<Database, "db">,
  userId: number,
  change: (transaction: Db) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (transaction) => {
        await lockUser(transaction, userId);
        return await change(transaction);
      });
    } catch (error) {
      if (!(error instanceof StaleCardError) || attempt === maxAttempts) throw error;
    }
  }
}

/** Words that are computed at a time: their entries are held in memory. */
const wordsAtOnce = 1_000;

/**
 * Adds entries to the log, each once, and brings the cards of their words up to date, in a transaction that holds the user's
 * lock. @returns how many entries are new
 */
export async function recordEntries(
  transaction: Db,
  userId: number,
  entries: readonly NewEntry[],
  recording: Recording,
): Promise<number> {
  const added = await insertEntries(transaction, userId, entries);
  const byWord = [
    ...Map.groupBy(
      entries.filter(({ answerId }) => added.has(answerId)),
      ({ wordId }) => wordId,
    ),
  ];
  for (let at = 0; at < byWord.length; at += wordsAtOnce) {
    await updateWords(transaction, userId, new Map(byWord.slice(at, at + wordsAtOnce)), recording);
  }
  return added.size;
}

async function updateWords(
  transaction: Db,
  userId: number,
  added: ReadonlyMap<number, readonly NewEntry[]>,
  { scheduler, knownIds }: Recording,
): Promise<void> {
  const memories = await readMemories(transaction, userId, [...added.keys()], "locked");
  const late = [...added].filter(([wordId, entries]) => !areLater(entries, memories.get(wordId))).map(([id]) => id);
  const logs = Map.groupBy(late.length > 0 ? await readEntries(transaction, userId, late) : [], ({ wordId }) => wordId);
  const changes = [...added].map(([wordId, entries]) => {
    const before = memories.get(wordId);
    const log = logs.get(wordId);
    const after =
      log === undefined
        ? entries.toSorted(byTime).reduce((memory, entry) => applyEntry(memory, entry, scheduler), cardsIn(before))
        : foldWord(log, scheduler);
    const sense = before?.sense ?? entries.find((entry) => entry.sense != null)?.sense ?? null;
    return { wordId, before, after, sense };
  });
  await save(transaction, userId, changes, knownIds);
}

const cardsIn = (stored: StoredMemory | undefined): WordMemory => {
  const { recognition, production, lastAt, isStopped } = stored ?? emptyMemory;
  return { recognition, production, lastAt, isStopped };
};

function areLater(entries: readonly NewEntry[], memory: WordMemory | undefined): boolean {
  return entries.every((entry) => isLater(entry, memory ?? emptyMemory));
}

type Change = {
  readonly wordId: number;
  readonly before: StoredMemory | undefined;
  readonly after: WordMemory;
  readonly sense: number | null;
};

async function save(transaction: Db, userId: number, changes: readonly Change[], knownIds: readonly number[]) {
  const writes: CardWrite[] = [];
  const gone: Pick<Card, "wordId" | "kind">[] = [];
  for (const { wordId, before, after, sense } of changes) {
    const change = writesOf(before ?? { ...emptyMemory, sense: null, revisions: {} }, after, sense);
    writes.push(...change.writes);
    gone.push(...change.gone.map((kind) => ({ wordId, kind })));
  }
  await deleteCards(transaction, userId, gone);
  await saveCards(transaction, userId, writes, knownIds);
}

/** Computes words anew from their log, in a transaction that holds the user's lock. */
export async function recomputeWords(
  transaction: Db,
  userId: number,
  wordIds: readonly number[],
  { scheduler, knownIds }: Recording,
): Promise<void> {
  const memories = await readMemories(transaction, userId, wordIds, "locked");
  const logs = Map.groupBy(await readEntries(transaction, userId, wordIds), ({ wordId }) => wordId);
  const changes = wordIds.map((wordId) => {
    const before = memories.get(wordId);
    return { wordId, before, after: foldWord(logs.get(wordId) ?? [], scheduler), sense: before?.sense ?? null };
  });
  await save(transaction, userId, changes, knownIds);
}
