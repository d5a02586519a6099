import { Worker } from "node:worker_threads";
import type { SiteListName, SiteWord } from "../../domain/lexicon/site-list.ts";

/** The words of each list, in parts. */
export type SiteLists = Readonly<Record<SiteListName, readonly (readonly SiteWord[])[]>>;

let reading: Promise<SiteLists> | undefined;

/** In a thread of its own: the lexicon's files and the frequencies take half a second to read. */
function read(): Promise<SiteLists> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./site-lists-worker.ts", import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`The thread of the site's lists ended with code ${code}.`)));
    worker.unref();
  });
}

/** Read once a process: they change with a release alone. */
export function readSiteLists(): Promise<SiteLists> {
  reading ??= read().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
