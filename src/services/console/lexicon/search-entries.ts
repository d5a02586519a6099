import { type EntryFilter, readEntryPage } from "../../../storage/console/lexicon.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import { readOverlay } from "../../../storage/lexicon/overlay.ts";
import { readFileEntries } from "../../lexicon/file-entries.ts";
import type { Services } from "../../services.ts";
import { faultsOf, headwordsIn, readEditedEntries, type ShownEntry, shownOf } from "./shown-entry.ts";

/** Words of the lexicon and fallbacks with all their senses. */
export async function searchEntries(
  { database: { db } }: Services,
  filter: EntryFilter,
  page: PageQuery,
): Promise<Page<ShownEntry>> {
  const { rows, next } = await readEntryPage(db, filter, page);
  const files = await readFileEntries();
  const overlay = await readOverlay(
    db,
    rows.map(({ id }) => id),
  );
  const entries = overlay.map(({ entry }) => entry);
  const faults = entries.length === 0 ? new Map() : faultsOf(entries, headwordsIn(await readEditedEntries(db), files));
  return { rows: rows.map((word) => shownOf(word, files, overlay, faults)), next };
}
