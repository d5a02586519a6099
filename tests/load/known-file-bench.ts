import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { stringify } from "csv-stringify/sync";
import { findKnown } from "../../src/domain/progress/known-import/find-known.ts";
import type { HeadwordIds } from "../../src/domain/progress/known-import/recognise.ts";
import { readKnownFile } from "../../src/providers/known-files/read-known-file.ts";
import { readLexiconEntries } from "../../src/services/lexicon/read-lexicon-files.ts";
import { newCollection, newPackage, oldCollection, oldPackage } from "../factories/anki-collection.ts";
import { temporaryFolder } from "../factories/temporary-folder.ts";

// A file of 100,000 notes as `WordList/ReadKnown` reads it, in a thread of its own: its CPU time, and what the process holds
// more than before. `node tests/load/known-file-bench.ts`

const notes = 100_000;

type Task = { readonly file: string; readonly headwords: HeadwordIds };
type Figures = { readonly cpuMs: number; readonly heapMb: number; readonly words: number };

async function measure({ file, headwords }: Task): Promise<Figures> {
  const before = process.threadCpuUsage();
  const read = await readKnownFile({ kind: "file", name: path.basename(file), path: file }, Date.now());
  const found = findKnown(read, headwords);
  read.close?.();
  const { user, system } = process.threadCpuUsage(before);
  const words = found.sheets[0]?.columns[found.sheets[0].guess ?? 0]?.words.length ?? 0;
  return { cpuMs: (user + system) / 1_000, heapMb: process.memoryUsage().heapUsed / 2 ** 20, words };
}

async function main(): Promise<void> {
  const folder = temporaryFolder();
  const entries = await readLexiconEntries();
  const headwords = new Map(entries.map(({ phrase }, at) => [phrase.toLowerCase(), at]));
  const phrases = [...headwords.keys()];
  // A tenth is in no list of ours; meanings and sentences beside it, as decks have them.
  const fields = Array.from({ length: notes }, (_, at) => {
    const phrase = at % 10 === 0 ? `zubble${at}` : (phrases[(at * 7) % phrases.length] ?? "");
    return [
      `<div><b>${phrase}</b></div>[sound:${at}.mp3]`,
      `anlam ${at}, başka bir anlam`,
      `He said something about <i>${phrase}</i> when they met again on day ${at}.`,
    ];
  });
  const type = { id: 1, name: "Words", fields: ["Front", "Back", "Example"] };
  const deck = fields.map((all, at) => ({ fields: all, type, cards: [{ ivl: 1 + (at % 90), due: 100 }] }));
  const files = {
    "old.apkg": oldPackage(oldCollection(deck, [type])),
    "new.colpkg": newPackage(newCollection(deck, [type])),
    "words.csv": Buffer.from(stringify(fields)),
  };
  try {
    for (const [name, bytes] of Object.entries(files)) {
      const file = path.join(folder, name);
      writeFileSync(file, bytes);
      const began = performance.now();
      const rss = process.memoryUsage().rss;
      let most = rss;
      const sampling = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss);
      }, 20);
      const figures = await new Promise<Figures>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), {
          workerData: { file, headwords },
          resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 },
        });
        worker.on("message", resolve);
        worker.on("error", reject);
      });
      clearInterval(sampling);
      const mb = (value: number) => `${Math.round(value / 2 ** 20)} MB`;
      console.info(
        `${name}: ${mb(bytes.length)}, ${Math.round(figures.cpuMs)} ms CPU, ${Math.round(performance.now() - began)} ms by the clock,`,
        `${mb(most - rss)} more, heap ${Math.round(figures.heapMb)} MB, ${figures.words} words`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (parentPort === null) await main();
else parentPort.postMessage(await measure(workerData));
