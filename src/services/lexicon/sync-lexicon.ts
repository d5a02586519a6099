import { headwordOfEntry } from "../../domain/lexicon/create-lexicon.ts";
import type { Database } from "../../storage/database.ts";
import { readLexiconHash, saveLexiconHash, upsertHeadwords } from "../../storage/lexicon/queries.ts";
import { hashLexiconFiles, readLexiconEntries } from "./read-lexicon-files.ts";

/** Brings the stored headwords to what this release's lexicon says; does nothing where they are so already. */
export async function syncLexicon(database: Database): Promise<void> {
  const hash = await hashLexiconFiles();
  if ((await readLexiconHash(database.db)) === hash) return;
  const entries = await readLexiconEntries();
  await database.db.transaction(async (transaction) => {
    await upsertHeadwords(transaction, entries.map(headwordOfEntry));
    await saveLexiconHash(transaction, hash);
  });
}
