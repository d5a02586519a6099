import type { Db } from "../database.ts";
import { and, eq } from "../drizzle.ts";
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
