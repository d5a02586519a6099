import { readFile } from "node:fs/promises";
import path from "node:path";
import { type PhraseTable, readPhraseTable } from "../../domain/subtitles/words/phrases/phrase-table.ts";

const folder = path.resolve(import.meta.dirname, "../../../content/phrases");

let loading: Promise<PhraseTable> | undefined;

async function load(): Promise<PhraseTable> {
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  const [conditions, nouns] = await Promise.all([read("conditions.tsv"), read("nouns.tsv")]);
  return readPhraseTable(conditions, nouns);
}

/** What tells phrases from their words in a literal sense, loaded when first needed and then cached. */
export function loadPhraseTable(): Promise<PhraseTable> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
