import { beforeAll, expect, test } from "vitest";
import type { Dictionary } from "../src/domain/lexicon/dictionary.ts";
import { loadLexicon } from "../src/services/lexicon/load-lexicon.ts";
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
