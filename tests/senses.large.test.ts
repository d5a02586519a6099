import { beforeAll, expect, test } from "vitest";
import type { Dictionary } from "../src/domain/lexicon/dictionary.ts";
import { loadLexicon } from "../src/services/lexicon/load-lexicon.ts";
import { readLexiconEntries } from "../src/services/lexicon/read-lexicon-files.ts";
import { createSenseReader, faultOfSenseLine, readSenseLines } from "./gold/sense-lines.ts";
import { findSenses, readSenseGold, scoreSenses } from "./gold/senses.ts";

/** The share of 100 chosen right, a little rounded down: less is a regression. */
const reached = [
  ["senses-tuning.tsv", 97],
  ["senses-held-out.tsv", 87],
  ["senses-held-out-2.tsv", 87],
] as const;

let dictionary: Dictionary;

beforeAll(async () => {
  ({ dictionary } = await loadLexicon());
}, 60_000);

test.each(reached)("senses of %s are chosen as well as before", async (file, bound) => {
  const { occurrences, right, firstIsRight } = scoreSenses(findSenses(await readSenseGold(file), dictionary));
  const figures = `right ${right.toFixed(1)}%, first sense ${firstIsRight.toFixed(1)}%`;
  process.stdout.write(`\n${file}: ${occurrences} occurrences, ${figures}\n`);
  expect(right).toBeGreaterThanOrEqual(bound);
});

test("lines of our own name a sense as the lexicon numbers it, each once", async () => {
  const entries = new Map(
    (await readLexiconEntries()).map((entry) => [`${entry.phrase} (${entry.partOfSpeech})`, entry]),
  );
  const seen = new Set<string>();
  const faults = (await readSenseLines()).flatMap((each) => {
    const said = `${each.item} ${each.line.toLowerCase()}`;
    const fault = seen.has(said) ? "stands twice" : faultOfSenseLine(each, entries);
    seen.add(said);
    return fault === undefined ? [] : [`${each.place} ${fault}`];
  });
  expect(faults).toEqual([]);
});

test("in lines of our own the headword is found, and its sense is chosen as well as before", async () => {
  const lines = await readSenseLines();
  const read = createSenseReader(dictionary);
  const chosen = lines.map(read);
  const share = (part: number) => (100 * part) / Math.max(1, lines.length);
  const found = share(chosen.filter((sense) => sense !== undefined).length);
  const right = share(chosen.filter((sense, at) => sense === lines[at]?.sense).length);
  process.stdout.write(`\n${lines.length} sense lines: found ${found.toFixed(1)}%, right ${right.toFixed(1)}%\n`);
  expect(found).toBeGreaterThanOrEqual(99);
  expect(right).toBeGreaterThanOrEqual(80);
}, 120_000);
