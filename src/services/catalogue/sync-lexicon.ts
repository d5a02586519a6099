import { headwordOfEntry } from "../../domain/lexicon/create-lexicon.ts";
import { withOverlay } from "../../domain/lexicon/overlay.ts";
import { markChangedLevelsStale } from "../../storage/catalogue/mark-stale.ts";
import { resolveMissingItems } from "../../storage/catalogue/missing-items.ts";
import type { Database } from "../../storage/database.ts";
import { readOverlay } from "../../storage/lexicon/overlay.ts";
import { readLexiconHash, saveLexiconHash, upsertHeadwords } from "../../storage/lexicon/queries.ts";
import { lockPublication } from "../../storage/publication/queries.ts";
import { hashLexiconFiles, readLexiconEntries } from "../lexicon/read-lexicon-files.ts";

/**
 * Updates the stored headwords to this release's lexicon under the edited entries, and marks the titles stale whose words changed their level; does
 * nothing where the headwords are up to date.
 */
export async function syncLexicon(database: Database): Promise<void> {
  const hash = await hashLexiconFiles();
  if ((await readLexiconHash(database.db)) === hash) return;
  const entries = await readLexiconEntries();
  await database.db.transaction(async (transaction) => {
    await lockPublication(transaction);
    const overlay = (await readOverlay(transaction)).map(({ entry }) => entry);
    const headwords = withOverlay(entries, overlay).map(headwordOfEntry);
    await markChangedLevelsStale(transaction, headwords);
    await upsertHeadwords(transaction, headwords);
    await resolveMissingItems(transaction);
    await saveLexiconHash(transaction, hash);
  });
}
