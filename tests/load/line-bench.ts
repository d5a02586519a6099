import { readFileSync, writeSync } from "node:fs";
import { packOf } from "../../src/domain/lexicon/pack.ts";
import { createFinder } from "../../src/extension/finder.ts";
import { readLexiconEntries } from "../../src/services/lexicon/read-lexicon-files.ts";
import { readWordDataFiles } from "../../src/services/lexicon/word-data-files.ts";
import { cpuTimeOf } from "../factories/cpu-time.ts";
import { readGold } from "../gold/score.ts";

/*
 * CPU milliseconds that the extension takes for a line beside the player: the lines of tests/gold/tuning.tsv one after the
 * other, as captions come, each with those before it. node tests/load/line-bench.ts
 */

const rounds = 3;
const { forms } = await readWordDataFiles();
const pack = packOf(await readLexiconEntries(), forms.toString("latin1"), "tr");
const lines = (await readGold("tuning.tsv")).map(({ line }) => line);

const read = (file: string) => readFileSync(`content/${file}.tsv`, "utf8");
const tables = {
  readings: read("tagger/readings"),
  conditions: read("phrases/conditions"),
  nouns: read("phrases/nouns"),
};
const finder = createFinder(pack, tables);
await finder.warmUp();
for (let round = 1; round <= rounds; round += 1) {
  const reader = finder.createReader();
  const times = lines.map((line) => cpuTimeOf(() => reader.read(line))).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  const over = times.filter((ms) => ms * 4 > 30).length;
  writeSync(
    1,
    `round ${round}: ${lines.length} lines, median ${at(0.5)}, 95% ${at(0.95)}, 99% ${at(0.99)}, slowest ${at(1)} ms; four times that over 30 ms: ${over}\n`,
  );
}
