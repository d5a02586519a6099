import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { entryFrom } from "../../domain/lexicon/parse-lexicon.ts";
import type { Db } from "../database.ts";
import { asc, eq, isAnyOf, sql } from "../drizzle.ts";
import { lexiconOverlay } from "./schema.ts";

export type EditedEntry = Omit<typeof lexiconOverlay.$inferSelect, "entry" | "wordId"> & {
  readonly entry: LexiconEntry;
};

const phraseOrder = sql`lower(${lexiconOverlay.entry} ->> 'phrase') collate "C"`;

function editedOf({ entry, wordId: _wordId, ...edited }: typeof lexiconOverlay.$inferSelect): EditedEntry {
  return { ...edited, entry: entryFrom(entry) };
}

/** All edited entries by their phrases, or those of these ids. */
export async function readOverlay(db: Db, ids?: readonly number[]): Promise<EditedEntry[]> {
  const rows = await db
    .select()
    .from(lexiconOverlay)
    .where(ids && isAnyOf(lexiconOverlay.wordId, ids))
    .orderBy(asc(phraseOrder), asc(lexiconOverlay.wordId));
  return rows.map(editedOf);
}

export async function saveEdited(
  transaction: Db,
  { entry: { id: wordId, phrase, partOfSpeech, isAcademic, splits, senses }, ...edited }: EditedEntry,
): Promise<void> {
  const row = { ...edited, entry: { phrase, partOfSpeech, isAcademic, splits, senses } };
  await transaction
    .insert(lexiconOverlay)
    .values({ wordId, ...row })
    .onConflictDoUpdate({ target: lexiconOverlay.wordId, set: row });
}

/** False where it was not edited. */
export async function deleteEdited(transaction: Db, id: number): Promise<boolean> {
  const rows = await transaction
    .delete(lexiconOverlay)
    .where(eq(lexiconOverlay.wordId, id))
    .returning({ id: lexiconOverlay.wordId });
  return rows.length > 0;
}
