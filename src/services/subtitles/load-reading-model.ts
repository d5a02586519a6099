import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ReadingModel, readReadingModel } from "../../domain/subtitles/words/tagging/reading-model.ts";

const tableFile = path.resolve(import.meta.dirname, "../../../content/tagger/readings.tsv");

let loading: Promise<ReadingModel> | undefined;

/** The model that tells a word's parts of speech apart, loaded when first needed and then cached. */
export function loadReadingModel(): Promise<ReadingModel> {
  loading ??= readFile(tableFile, "utf8")
    .then(readReadingModel)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
