import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import type { LexiconPack } from "../../domain/lexicon/pack.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { readOverlay } from "../../storage/lexicon/overlay.ts";
import type { Services } from "../services.ts";

/** In a thread of its own: the lexicon's files take a second of computing time, and 100 MB that it gives back. */
function makePack(language: ListLanguage, overlay: readonly LexiconEntry[]): Promise<LexiconPack> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./pack-worker.ts", import.meta.url), { workerData: { language, overlay } });
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`The pack's thread ended with code ${code}.`)));
  });
}

/** One after the other, so that three languages at once do not take the memory of three. */
const oneAtATime = new PQueue({ concurrency: 1 });

/**
 * What a program needs to find words by itself and to show them in a language, with what the console edited. The version
 * changes with its content alone. 4 MB of text.
 */
export async function readLexiconPack(
  { database }: Services,
  language: ListLanguage,
): Promise<LexiconPack & { readonly version: string }> {
  const overlay = (await readOverlay(database.db)).map(({ entry }) => entry);
  const pack = await oneAtATime.add(() => makePack(language, overlay));
  const version = createHash("sha256").update(pack.entries).update(pack.forms).digest("base64url").slice(0, 22);
  return { ...pack, version };
}
