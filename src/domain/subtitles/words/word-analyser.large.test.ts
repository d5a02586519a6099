import { expect, test } from "vitest";
import { cpuTimeOf } from "../../../../tests/factories/cpu-time.ts";
import { createAnalyser } from "../../../../tests/factories/create-analyser.ts";
import { createSmallDictionary } from "../../../../tests/factories/small-dictionary.ts";
import { classifyNames, createNameCounts } from "./names/name-counts.ts";

const dictionary = createSmallDictionary();
const analyser = createAnalyser(dictionary);

function analyse(text: string) {
  const cues = [{ seconds: 0, text, speakers: [] }];
  const counts = createNameCounts();
  analyser.countNames(cues, counts);
  return analyser.analyse(cues, classifyNames(counts, dictionary));
}

test.each([
  ["a cue with 100,000 words", "turn the tv off and ", 20_000],
  ["one word of a megabyte", "a", 1_000_000],
  ["hyphens without end", "a-", 500_000],
  ["apostrophes without end", "n't", 300_000],
  ["abbreviations without end", "a.", 500_000],
  ["signs without end", "-", 1_000_000],
  ["names without end", "Will, ", 100_000],
])("takes linear time: %s", (_, part, times) => {
  const cpuOf = (text: string) => cpuTimeOf(() => expect(analyse(text).runningWords).toBeLessThanOrEqual(100_000));
  const ofTenth = cpuOf(part.repeat(times / 10));
  // Ten times the text; a hundred times the work where it grew with the square. The first runs are the slow ones.
  expect(cpuOf(part.repeat(times))).toBeLessThan(Math.max(35 * ofTenth, 500));
});
