import { difficultyRule } from "../../domain/catalogue/difficulty.ts";
import { headwordOfEntry } from "../../domain/lexicon/create-lexicon.ts";
import { withOverlay } from "../../domain/lexicon/overlay.ts";
import { markAllStale, markChangedLevelsStale } from "../../storage/catalogue/mark-stale.ts";
import { resolveMissingItems } from "../../storage/catalogue/missing-items.ts";
import type { Database } from "../../storage/database.ts";
import { readOverlay } from "../../storage/lexicon/overlay.ts";
import { readLexiconHash, saveLexiconHash, upsertHeadwords } from "../../storage/lexicon/queries.ts";
import { lockPublication } from "../../storage/publication/queries.ts";
import { hashLexiconFiles, readLexiconEntries } from "../lexicon/read-lexicon-files.ts";

/**
 * Updates the stored headwords to this release's lexicon under the edited entries, and marks the titles stale whose words changed their level, or
 * all where the rule of their difficulty did; does nothing where both are up to date.
 */
export async function syncLexicon(database: Database): Promise<void> {
  const rule = ` difficulty ${difficultyRule}`;
  const hash = `${await hashLexiconFiles()}${rule}`;
  const stored = await readLexiconHash(database.db);
  if (stored === hash) return;
  const entries = await readLexiconEntries();
  await database.db.transaction(async (transaction) => {
    await lockPublication(transaction);
    const overlay = (await readOverlay(transaction)).map(({ entry }) => entry);
    const headwords = withOverlay(entries, overlay).map(headwordOfEntry);
    if (stored?.endsWith(rule)) await markChangedLevelsStale(transaction, headwords);
    else await markAllStale(transaction);
    await upsertHeadwords(transaction, headwords);
    await resolveMissingItems(transaction);
    await saveLexiconHash(transaction, hash);
  });
}
