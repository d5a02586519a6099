import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatEntry, lexiconHeader } from "./format-lexicon.ts";
import { parseLexicon } from "./parse-lexicon.ts";

const file = readFileSync("content/lexicon/headwords-1.tsv", "utf8");

test("the rows of the lexicon's own entries come out as they stand in their file", () => {
  const [header, ...lines] = file.split("\n").filter((line) => line !== "");
  const { entries, problems } = parseLexicon(file, "headwords-1.tsv");
  expect(problems).toEqual([]);
  expect(lexiconHeader).toBe(header);
  expect(entries.flatMap(({ entry }) => formatEntry(entry))).toEqual(lines);
});
