import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { BodyOf } from "../../../contract/calls.ts";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { ListLanguage } from "../../../domain/locale/meaning-language.ts";
import type { WordMemory } from "../../../domain/memory/card.ts";
import type { LogEntry } from "../../../domain/memory/word-memory.ts";

/** Nothing is taken over from elsewhere without an account. */
export type BrowserWay = Exclude<LogEntry["way"], "import">;

/** A row of a visitor's log. */
export type BrowserEntry = Omit<LogEntry, "way" | "seed"> & {
  readonly way: BrowserWay;
  readonly elapsedMs: number | null;
  /** The number of the word's sense that is learnt. */
  readonly sense: number | null;
};

/** A row with its word, as it is shown to who learns it. */
export type NewEntry = { readonly entry: BrowserEntry; readonly word: Word; readonly locale: ListLanguage };

/** A visitor's own meaning of a word and note on it. */
export type OwnNote = { readonly meaning: string; readonly note: string };

/** A word that a visitor learns, and what its log comes to. */
export type RememberedWord = {
  readonly id: number;
  readonly word: Word;
  /** Of its meaning. */
  readonly locale: ListLanguage;
  readonly memory: WordMemory;
  readonly note?: OwnNote;
};

/** A call's part that waits to be sent in a person's name, in the order in which the parts were kept. */
export type Waiting = {
  /** The id of the person's list of known words. */
  readonly owner: number;
} & (
  | { readonly kind: "answer"; readonly answerId: string; readonly answer: Answer; readonly language: number }
  | { readonly kind: "undo"; readonly answerId: string }
  | { readonly kind: "log"; readonly row: BodyOf<"Memory/TakeOver">["log"][number] }
  | { readonly kind: "learn"; readonly body: BodyOf<"Memory/StartLearning"> }
  | { readonly kind: "stop"; readonly body: BodyOf<"Memory/StopAsking"> }
  | { readonly kind: "note"; readonly body: BodyOf<"Memory/SaveNote"> }
);

export type Answer = BodyOf<"Memory/AnswerReviews">["answers"][number];

interface MemorySchema extends DBSchema {
  log: { key: string; value: BrowserEntry; indexes: { byWord: number } };
  words: { key: number; value: RememberedWord };
  waiting: { key: number; value: Waiting; indexes: { byOwner: number } };
}

export type MemoryDatabase = IDBPDatabase<MemorySchema>;

export const databaseName = "memory";

let opening: Promise<MemoryDatabase> | undefined;

/** The one connection of this document. Rejects where the browser does not allow to store anything. */
export function openMemoryDatabase(): Promise<MemoryDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<MemoryDatabase> {
  return await openDB<MemorySchema>(databaseName, 1, {
    upgrade(created) {
      created.createObjectStore("log", { keyPath: "answerId" }).createIndex("byWord", "wordId");
      created.createObjectStore("words", { keyPath: "id" });
      created.createObjectStore("waiting", { autoIncrement: true }).createIndex("byOwner", "owner");
    },
    // Another tab has a newer release, or the account was deleted.
    blocking: closeMemoryDatabase,
    terminated: closeMemoryDatabase,
  });
}

export function closeMemoryDatabase(): void {
  void opening?.then((database) => database.close());
  opening = undefined;
}
