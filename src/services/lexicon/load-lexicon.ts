import { createLexicon, type Lexicon } from "../../domain/lexicon/create-lexicon.ts";
import { readFreeWordData } from "../../domain/lexicon/free-word-data.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";
import { readWordDataFiles } from "./word-data-files.ts";

let loading: Promise<Lexicon> | undefined;

async function load(): Promise<Lexicon> {
  const [entries, { forms, definitions }] = await Promise.all([readLexiconEntries(), readWordDataFiles()]);
  return createLexicon(entries, readFreeWordData(forms.toString("utf8"), definitions.toString("utf8")));
}

/** The lexicon and the free word data (about 40 MB), loaded when first needed and then cached. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
