import { readPhrase } from "../../storage/lexicon/read-entries.ts";
import { countNotes, readNote, saveNote, type WordNote } from "../../storage/memory/notes.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { changeMemory } from "./record-entries.ts";

/** As many words as a list has at most. */
const maxNotes = 20_000;

export async function readWordNote({ database }: Services, userId: number, wordId: number): Promise<WordNote> {
  return await readNote(database.db, userId, wordId);
}

/** @throws {Refusal} not_found, where there is no such word; conflict (list.full) */
export async function writeWordNote(
  { database, now }: Services,
  userId: number,
  wordId: number,
  { meaning, note }: { readonly meaning?: string | undefined; readonly note?: string | undefined },
): Promise<WordNote> {
  if ((await readPhrase(database.db, wordId)) === undefined) throw new Refusal("not_found");
  return await changeMemory(database, userId, async (transaction) => {
    const former = await readNote(transaction, userId, wordId);
    const written = { meaning: meaning ?? former.meaning, note: note ?? former.note };
    const isNew = former.meaning === "" && former.note === "";
    if (isNew && (await countNotes(transaction, userId)) >= maxNotes) {
      throw new Refusal("conflict", [{ field: "wordId", code: "list.full" }]);
    }
    await saveNote(transaction, userId, wordId, written, now());
    return written;
  });
}
