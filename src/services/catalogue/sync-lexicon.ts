import { headwordOfEntry } from "../../domain/lexicon/create-lexicon.ts";
import { markChangedLevelsStale } from "../../storage/catalogue/mark-stale.ts";
import type { Database } from "../../storage/database.ts";
import { readLexiconHash, saveLexiconHash, upsertHeadwords } from "../../storage/lexicon/queries.ts";
import { lockPublication } from "../../storage/publication/queries.ts";
import { hashLexiconFiles, readLexiconEntries } from "../lexicon/read-lexicon-files.ts";

/**
 * Updates the stored headwords to this release's lexicon, and marks the titles stale whose words changed their level; does
 * nothing where the headwords are up to date.
 */
export async function syncLexicon(database: Database): Promise<void> {
  const hash = await hashLexiconFiles();
  if ((await readLexiconHash(database.db)) === hash) return;
  const headwords = (await readLexiconEntries()).map(headwordOfEntry);
  await database.db.transaction(async (transaction) => {
    await lockPublication(transaction);
    await markChangedLevelsStale(transaction, headwords);
    await upsertHeadwords(transaction, headwords);
    await saveLexiconHash(transaction, hash);
  });
}
