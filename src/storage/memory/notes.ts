import type { Db } from "../database.ts";
import { and, eq, inArray, ne } from "../drizzle.ts";
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

/** What the person wrote as meanings of words, by word; those without one are left out. */
export async function readOwnMeanings(
  db: Db,
  userId: number,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (wordIds.length === 0) return new Map();
  const rows = await db
    .select({ wordId: memoryNotes.wordId, meaning: memoryNotes.meaning })
    .from(memoryNotes)
    .where(and(eq(memoryNotes.userId, userId), inArray(memoryNotes.wordId, [...wordIds]), ne(memoryNotes.meaning, "")));
  return new Map(rows.map(({ wordId, meaning }) => [wordId, meaning]));
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
