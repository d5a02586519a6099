import { createLexicon, type Lexicon } from "../../domain/lexicon/create-lexicon.ts";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { readFreeWordData } from "../../domain/lexicon/free-word-data.ts";
import { withOverlay } from "../../domain/lexicon/overlay.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";
import { readWordDataFiles } from "./word-data-files.ts";

let loading: Promise<(overlay: readonly LexiconEntry[]) => Lexicon> | undefined;

async function load() {
  const [entries, { forms, definitions }] = await Promise.all([readLexiconEntries(), readWordDataFiles()]);
  const free = readFreeWordData(forms.toString("latin1"), definitions);
  const ofFiles = createLexicon(entries, free);
  return (overlay: readonly LexiconEntry[]) =>
    overlay.length === 0 ? ofFiles : createLexicon(withOverlay(entries, overlay), free);
}

/**
 * The lexicon and the free word data (about 40 MB), loaded when first needed and then cached.
 *
 * @param overlay entries that stand above those of the files
 */
export async function loadLexicon(overlay: readonly LexiconEntry[] = []): Promise<Lexicon> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (await loading)(overlay);
}
