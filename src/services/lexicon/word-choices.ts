import { Worker } from "node:worker_threads";
import type { FrequentWord } from "../../domain/lexicon/common-words.ts";
import type { SiteListName, SiteWord } from "../../domain/lexicon/site-list.ts";

/** Ids of the lexicon's entries that the site's own lists are made of. */
export type WordChoices = {
  /** The 5,000 most frequent words, the most frequent first. */
  readonly common: readonly number[];
  /** The 600 most frequent words of university and language exams, the easiest level first, then from A to Z. */
  readonly academic: readonly number[];
  /** The words of both in parts, the most frequent first. */
  readonly parts: Readonly<Record<SiteListName, readonly (readonly SiteWord[])[]>>;
  /** The 6,000 most frequent words, the most frequent first. */
  readonly frequent: readonly FrequentWord[];
};

let reading: Promise<WordChoices> | undefined;

/** In a thread of its own: the lexicon's files and the frequencies take half a second to read. */
function read(): Promise<WordChoices> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./word-choices-worker.ts", import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`The lexicon's thread ended with code ${code}.`)));
    worker.unref();
  });
}

/** Read once a process: they change with a release alone. */
export function readWordChoices(): Promise<WordChoices> {
  reading ??= read().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
