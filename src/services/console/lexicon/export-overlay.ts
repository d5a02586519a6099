import type { LexiconEntry } from "../../../domain/lexicon/entry.ts";
import { formatEntry, lexiconHeader } from "../../../domain/lexicon/format-lexicon.ts";
import type { LexiconFault } from "../../../domain/lexicon/lexicon-fault.ts";
import { readOverlay } from "../../../storage/lexicon/overlay.ts";
import { hashEntry, readFileEntries } from "../../lexicon/file-entries.ts";
import type { Services } from "../../services.ts";
import { disagreesWith, faultsOf, headwordsIn } from "./shown-entry.ts";

export type OverlayWarning = {
  readonly entry: LexiconEntry;
  readonly kind: "file_disagrees" | "fault";
  /** Null where the files disagree. */
  readonly fault: LexiconFault | null;
  readonly message: string;
};

/** The edited entries as a file of the lexicon, without those that its files have by now. */
export async function exportOverlay({ database }: Services) {
  const files = await readFileEntries();
  const overlay = (await readOverlay(database.db)).filter(({ entry }) => {
    const file = files.get(entry.id);
    return file === undefined || hashEntry(file) !== hashEntry(entry);
  });
  const entries = overlay.map(({ entry }) => entry);
  const faults = faultsOf(entries, headwordsIn(entries, files));
  const warnings = overlay.flatMap((edited): OverlayWarning[] => {
    const { entry } = edited;
    const file = files.get(entry.id);
    const of = (faults.get(entry.id) ?? []).map((fault) => ({
      entry,
      kind: "fault" as const,
      fault,
      message: fault.message,
    }));
    if (!disagreesWith(file, edited)) return of;
    const message = file === undefined ? "" : formatEntry(file).join("\n");
    return [{ entry, kind: "file_disagrees", fault: null, message }, ...of];
  });
  const lines = [lexiconHeader, ...entries.flatMap(formatEntry)];
  return { tsv: `${lines.join("\n")}\n`, entries: entries.length, warnings };
}
