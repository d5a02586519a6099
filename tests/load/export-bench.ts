import { nameOfLevel } from "../../src/domain/lexicon/level.ts";
import {
  cardColumns,
  type ExportedList,
  type ExportedWord,
  type ExportFormat,
  exportedTexts,
  exportFormats,
} from "../../src/providers/exports/exported-list.ts";
import { makeExport } from "../../src/providers/exports/make-export.ts";
import { writeAnki } from "../../src/providers/exports/write-anki.ts";
import { writeCsv } from "../../src/providers/exports/write-csv.ts";
import { writeJson } from "../../src/providers/exports/write-json.ts";
import { readLexiconEntries } from "../../src/services/lexicon/read-lexicon-files.ts";

// Files of 10,000 words with both cards of each: the CPU time of writing one, and what the process holds more while its thread
// makes it. `node --expose-gc tests/load/export-bench.ts`

const writers: Readonly<Record<ExportFormat, (list: ExportedList) => Uint8Array>> = {
  csv: writeCsv,
  json: writeJson,
  anki: writeAnki,
};
const card = { stability: 23.4, difficulty: 5.4, lastDay: "2026-03-01", dueDay: "2026-03-20", reps: 4, lapses: 1 };
const entries = (await readLexiconEntries()).slice(0, 10_000);
const words = entries.map(
  ({ id, phrase, ipa, partOfSpeech, level, meanings, definition, senses: [sense] }): ExportedWord => ({
    id,
    phrase,
    ipa: ipa ?? "",
    partOfSpeech,
    level: nameOfLevel(level),
    meaning: String(meanings.tr ?? ""),
    definition: definition ?? "",
    example: String(sense?.example ?? ""),
    exampleMeaning: "Bu örneğin Türkçesi, bir cümle uzunluğunda.",
    minutes: ["0:12", "1:02:03"],
    note: "",
    recognition: card,
    production: card,
  }),
);
const list: ExportedList = {
  title: "Bench",
  siteName: "Dizi Okulu",
  language: "tr",
  labels: Object.fromEntries(
    [...exportedTexts, ...cardColumns, "recognition", "production"].map((name) => [name, name]),
  ) as ExportedList["labels"],
  at: Date.parse("2026-03-10T18:00:00Z"),
  today: "2026-03-10",
  hasSchedule: true,
  words,
};

for (const format of exportFormats) {
  globalThis.gc?.();
  const rss = process.memoryUsage().rss;
  let most = rss;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const began = performance.now();
  const { length } = await makeExport(format, list);
  const took = performance.now() - began;
  clearInterval(sampling);
  const before = process.cpuUsage();
  writers[format](list);
  const { user, system } = process.cpuUsage(before);
  const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  console.info(
    `${format}: ${words.length} words, ${mb(length)} MB, ${Math.round((user + system) / 1_000)} ms CPU,`,
    `${Math.round(took)} ms by the clock, ${mb(most - rss)} MB more`,
  );
}
