import type { LexiconEntryOfConsole } from "../../contract/console/lexicon.ts";
import { exportOverlay } from "../../services/console/lexicon/export-overlay.ts";
import { revertEntry } from "../../services/console/lexicon/revert-entry.ts";
import { saveEntry } from "../../services/console/lexicon/save-entry.ts";
import { searchEntries } from "../../services/console/lexicon/search-entries.ts";
import type { ShownEntry } from "../../services/console/lexicon/shown-entry.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";
import { levelOf, presentSense, senseOf } from "./wire-sense.ts";

function presentEntry(entry: ShownEntry): LexiconEntryOfConsole {
  const { id, phrase, partOfSpeech, source, isAcademic, splits, senses, edited, isInFile, disagrees, faults } = entry;
  return {
    id,
    phrase,
    partOfSpeech,
    source,
    isAcademic,
    isSeparable: splits,
    senses: senses.map(presentSense),
    edited:
      edited === undefined ? null : { at: edited.editedAt.toISOString(), by: edited.editedBy, isInFile, disagrees },
    faults: [...faults],
  };
}

/** The lexicon's entries. */
export function registerLexicon({ handle, services }: Api): void {
  handle("Admin/SearchEntries", async ({ query }) => {
    const { search, id, partOfSpeech, level, source } = query;
    const filter = { search, id, partOfSpeech, source, level: level && levelOf(level) };
    return presentPage(await searchEntries(services, filter, pageQueryOf(query)), presentEntry);
  });

  handle("Admin/SaveEntry", async ({ body, ...context }) => {
    const { phrase, partOfSpeech, isAcademic, isSeparable: splits } = body;
    const wanted = { phrase, partOfSpeech, isAcademic, splits, senses: body.senses.map(senseOf) };
    return presentEntry(await saveEntry(services, operatorOf(context), wanted));
  });

  handle("Admin/RevertEntry", async ({ body, ...context }) => {
    await revertEntry(services, operatorOf(context), body.id);
    return null;
  });

  handle("Admin/ExportOverlay", async () => {
    const { tsv, entries, warnings } = await exportOverlay(services);
    const presented = warnings.map(({ entry: { id, phrase, partOfSpeech }, kind, fault, message }) => ({
      id,
      phrase,
      partOfSpeech,
      kind,
      fault,
      message,
    }));
    return { tsv, entries, warnings: presented };
  });
}
