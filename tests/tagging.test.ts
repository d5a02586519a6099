import { beforeAll, describe, expect, it } from "vitest";
import { loadLexicon } from "../src/services/lexicon/load-lexicon.ts";
import { readReadings } from "./gold/score.ts";
import { createExampleTagger, type ExampleTagger, tableRows } from "./gold/table-rows.ts";

let tag: ExampleTagger = () => [];

beforeAll(async () => {
  tag = createExampleTagger((await loadLexicon()).dictionary);
}, 60_000);

const count = (tokens: readonly string[], token: string) => tokens.filter((found) => found === token).length;

describe("each row of the tagger's rules decides its example", () => {
  it.each(tableRows.map((row) => [row.label, row] as const))("%s", (_, { example, decides, without }) => {
    const tokens = tag(example);
    expect(tokens).toContain(decides);
    expect(count(tag(example, without()), decides)).toBeLessThan(count(tokens, decides));
  });
});

it("reads every line of readings.tsv so", async () => {
  const wrong = (await readReadings()).filter(({ line, reading }) => !tag(line).includes(reading));
  expect(wrong).toEqual([]);
});
