import { type Day, memoryDay } from "../../../domain/locale/day.ts";
import { createScheduler, defaultScheduling } from "../../../domain/memory/scheduler.ts";
import { foldWord } from "../../../domain/memory/word-memory.ts";
import {
  type BrowserEntry,
  type NewEntry,
  type OwnNote,
  openMemoryDatabase,
  type RememberedWord,
} from "./memory-database.ts";
import { markBrowserMemory } from "./memory-mark.ts";
import { takeRecentWords } from "./recent-words.ts";

/** Visitors have no settings of the schedule. */
export const visitorScheduler = createScheduler(defaultScheduling);

/** The day of learning of a moment, by this browser's time zone. */
export function dayHere(moment: number): Day {
  return memoryDay(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Adds answers to the log, each once, and computes their words anew: other tabs may have answered them meanwhile. */
export async function addEntries(added: readonly NewEntry[]): Promise<void> {
  const database = await openMemoryDatabase();
  const transaction = database.transaction(["log", "words"], "readwrite");
  const log = transaction.objectStore("log");
  const words = transaction.objectStore("words");
  for (const { entry, word, locale } of added) {
    if ((await log.getKey(entry.answerId)) !== undefined) continue;
    await log.put(entry);
    const before = await words.get(word.id);
    const memory = foldWord(await log.index("byWord").getAll(word.id), visitorScheduler);
    await words.put({ ...before, id: word.id, word, locale, memory });
  }
  await transaction.done;
  markBrowserMemory(true);
}

/** Takes an answer back: its word is as it was without it, or forgotten where there is no other. */
export async function removeEntry(answerId: string): Promise<void> {
  const database = await openMemoryDatabase();
  const transaction = database.transaction(["log", "words"], "readwrite");
  const log = transaction.objectStore("log");
  const words = transaction.objectStore("words");
  const entry = await log.get(answerId);
  if (entry !== undefined) {
    await log.delete(answerId);
    const rest = await log.index("byWord").getAll(entry.wordId);
    const before = await words.get(entry.wordId);
    if (rest.length === 0) await words.delete(entry.wordId);
    else if (before !== undefined) await words.put({ ...before, memory: foldWord(rest, visitorScheduler) });
  }
  await transaction.done;
}

/** The words that a visitor learns, also those that an earlier release kept. */
export async function readRememberedWords(): Promise<readonly RememberedWord[]> {
  const recent = takeRecentWords();
  if (recent.entries.length > 0) await addEntries(recent.entries);
  recent.forget();
  return await (await openMemoryDatabase()).getAll("words");
}

/** The log of a visitor, in no order. */
export async function readLog(): Promise<readonly BrowserEntry[]> {
  return await (await openMemoryDatabase()).getAll("log");
}

export async function saveOwnNote(wordId: number, note: OwnNote): Promise<void> {
  const database = await openMemoryDatabase();
  const transaction = database.transaction("words", "readwrite");
  const before = await transaction.store.get(wordId);
  if (before !== undefined) await transaction.store.put({ ...before, note });
  await transaction.done;
}

export async function readOwnNote(wordId: number): Promise<OwnNote> {
  const word = await (await openMemoryDatabase()).get("words", wordId);
  return word?.note ?? { meaning: "", note: "" };
}
