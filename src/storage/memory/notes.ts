import type { Db } from "../database.ts";
import { and, eq, isAnyOf } from "../drizzle.ts";
import { memoryNotes } from "./schema.ts";

/** What a person wrote about a word; both are empty where nothing was written. */
export type WordNote = { readonly meaning: string; readonly note: string };

export async function readNote(db: Db, userId: number, wordId: number): Promise<WordNote> {
  const [row] = await db
    .select({ meaning: memoryNotes.meaning, note: memoryNotes.note })
    .from(memoryNotes)
    .where(and(eq(memoryNotes.userId, userId), eq(memoryNotes.wordId, wordId)));
  return row ?? { meaning: "", note: "" };
}

/** Those of some words by their ids; a word without one is not among them. */
export async function readNotes(
  db: Db,
  userId: number,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, WordNote>> {
  const rows = await db
    .select({ wordId: memoryNotes.wordId, meaning: memoryNotes.meaning, note: memoryNotes.note })
    .from(memoryNotes)
    .where(and(eq(memoryNotes.userId, userId), isAnyOf(memoryNotes.wordId, wordIds)));
  return new Map(rows.map(({ wordId, ...note }) => [wordId, note]));
}

export async function countNotes(db: Db, userId: number): Promise<number> {
  return await db.$count(memoryNotes, eq(memoryNotes.userId, userId));
}

/** Writes a note over the former one; an empty one is none. */
export async function saveNote(db: Db, userId: number, wordId: number, note: WordNote, changedAt: Date): Promise<void> {
  if (note.meaning === "" && note.note === "") {
    await db.delete(memoryNotes).where(and(eq(memoryNotes.userId, userId), eq(memoryNotes.wordId, wordId)));
    return;
  }
  await db
    .insert(memoryNotes)
    .values({ userId, wordId, ...note, changedAt })
    .onConflictDoUpdate({ target: [memoryNotes.userId, memoryNotes.wordId], set: { ...note, changedAt } });
}
