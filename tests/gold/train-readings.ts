/**
 * Fits content/tagger/readings.tsv, the weights by which the readings of a word are told apart.
 *
 * `node tests/gold/train-readings.ts` starts from the table as it is and changes what tuning.tsv, classes.tsv,
 * readings.tsv and the examples of the lexicon ask for. `--anew` starts from nothing, and needs more than these:
 * `--treebanks FOLDER`, Universal Dependencies of English (*.conllu), and `--subtitles FOLDER --labels FILE`, what the
 * words of subtitles were read as: `file, sentence, token, reading, weight`.
 *
 * Logistic regression over the readings of each word by FTRL-Proximal (McMahan et al. 2013, "Ad click prediction"),
 * whose L1 penalty keeps the table small.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "../../src/domain/memory/seeded-random.ts";
import { readingKinds } from "../../src/domain/subtitles/words/tagging/reading-features.ts";
import { readReadingModel, tableHeader, weightUnit } from "../../src/domain/subtitles/words/tagging/reading-model.ts";
import { compiledWordRules } from "../../src/domain/subtitles/words/tagging/tag-sentence.ts";
import { loadLexicon } from "../../src/services/lexicon/load-lexicon.ts";
import { readLexiconEntries } from "../../src/services/lexicon/read-lexicon-files.ts";
import {
  createReader,
  exampleOccurrences,
  goldOccurrences,
  labelledOccurrences,
  type Occurrence,
  readingOccurrences,
  treebankOccurrences,
} from "./reading-occurrences.ts";

const tableFile = path.resolve(import.meta.dirname, "../../content/tagger/readings.tsv");

/** Features seen less often are left out. */
const minCount = 3;
/** Rows without a weight of so many hundredths are left out of the table. */
const minWeight = 4;
const epochs = 5;
const learningRate = 0.1;
const penalty = 4;
/** A table that is only mended learns from words whose right reading is not as likely as this. */
const settled = 0.7;
const mendingPenalty = 0.5;

const columns = readingKinds.length;

type Weights = Map<string, number[]>;

function readTable(table: string): Weights {
  const lines = table.replace(/\n$/, "").split("\n").slice(1);
  return new Map(
    lines.map((line) => {
      const [form = "", feature = "", ...cells] = line.split("\t");
      return [`${form}\t${feature}`, cells.map((cell) => Number(cell) / weightUnit)];
    }),
  );
}

function writeTable(weights: Weights): string {
  const lines = [...weights]
    .map(([feature, cells]) => [feature, ...cells.map((cell) => Math.round(cell * weightUnit) || "")])
    .filter(([, ...cells]) => cells.some((cell) => Math.abs(Number(cell)) >= minWeight))
    .map((row) => row.join("\t"))
    .sort();
  return `${[tableHeader, ...lines].join("\n")}\n`;
}

type Slot = { weight: number; start: number; z: number; n: number };

/** The slots of a reading's features: the same weight wherever it is used. */
function createSlots(start: Weights, occurrences: readonly Occurrence[]) {
  const counts = new Map<string, number>();
  const slots = new Map<string, Slot[]>();
  for (const { features, readings } of occurrences)
    for (const feature of new Set([...features, ...readings.flatMap((reading) => reading.features)]))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const [feature, count] of counts) {
    const known = start.get(feature);
    if (count < minCount && known === undefined) continue;
    slots.set(
      feature,
      Array.from({ length: columns }, (_, column) => {
        const weight = known?.[column] ?? 0;
        return { weight, start: weight, z: 0, n: 0 };
      }),
    );
  }
  return slots;
}

function update(slot: Slot, gradient: number, l1: number): void {
  const change = slot.weight - slot.start;
  const sigma = (Math.sqrt(slot.n + gradient * gradient) - Math.sqrt(slot.n)) / learningRate;
  slot.z += gradient - sigma * change;
  slot.n += gradient * gradient;
  const isSmall = Math.abs(slot.z) <= l1;
  const step = isSmall ? 0 : -(slot.z - Math.sign(slot.z) * l1) / ((1 + Math.sqrt(slot.n)) / learningRate);
  slot.weight = slot.start + step;
}

function fitWeights(start: Weights, occurrences: readonly Occurrence[], l1: number, enough: number): Weights {
  const slots = createSlots(start, occurrences);
  const examples = occurrences.map(({ features, readings, right, weight }) => ({
    right,
    weight,
    readings: readings.map(({ kind, features: own }) =>
      [...features, ...own].flatMap((feature) => slots.get(feature)?.[kind] ?? []),
    ),
  }));
  const random = seededRandom(20261128);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let last = examples.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [examples[last], examples[other]] = [examples[other], examples[last]] as [
        (typeof examples)[number],
        (typeof examples)[number],
      ];
    }
    let rightCount = 0;
    for (const { readings, right, weight } of examples) {
      const sums = readings.map((own) => own.reduce((sum, slot) => sum + slot.weight, 0));
      const highest = Math.max(...sums);
      if (sums[right] === highest) rightCount += 1;
      const odds = sums.map((sum) => Math.exp(sum - highest));
      const total = odds.reduce((sum, each) => sum + each, 0);
      if ((odds[right] ?? 0) / total >= enough) continue;
      for (const [index, own] of readings.entries()) {
        const gradient = weight * ((odds[index] ?? 0) / total - (index === right ? 1 : 0));
        if (Math.abs(gradient) > 1e-4) for (const slot of own) update(slot, gradient, l1);
      }
    }
    process.stdout.write(`epoch ${epoch + 1}: ${((100 * rightCount) / examples.length).toFixed(2)} % right\n`);
  }
  const fitted = [...slots].map(([feature, own]) => [feature, own.map(({ weight }) => weight)] as const);
  return new Map([...start, ...fitted]);
}

const { values } = parseArgs({
  options: {
    anew: { type: "boolean", default: false },
    treebanks: { type: "string" },
    subtitles: { type: "string" },
    labels: { type: "string" },
  },
});
const table = await readFile(tableFile, "utf8");
const { dictionary } = await loadLexicon();
const read = createReader(dictionary, readReadingModel(table));
const readings = await readingOccurrences(read);
const occurrences = [
  ...(await goldOccurrences("tuning.tsv", dictionary, read)),
  ...(await goldOccurrences("classes.tsv", dictionary, read)),
  ...readings.found,
  ...exampleOccurrences(await readLexiconEntries(), read),
];
if (values.treebanks !== undefined) {
  const own = new Set([...compiledWordRules.keys(), ...readings.forms]);
  for (const occurrence of await treebankOccurrences(values.treebanks, read, own)) occurrences.push(occurrence);
}
if (values.subtitles !== undefined && values.labels !== undefined) {
  const labels = await readFile(values.labels, "utf8");
  for (const occurrence of await labelledOccurrences(values.subtitles, labels, dictionary, read))
    occurrences.push(occurrence);
}
process.stdout.write(`${occurrences.length} words of several readings\n`);
const fitted = values.anew
  ? fitWeights(new Map(), occurrences, penalty, 1)
  : fitWeights(readTable(table), occurrences, mendingPenalty, settled);
await writeFile(tableFile, writeTable(fitted));
