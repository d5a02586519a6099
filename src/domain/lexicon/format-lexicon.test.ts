import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatEntry, lexiconHeader } from "./format-lexicon.ts";
import { parseLexicon } from "./parse-lexicon.ts";

const folder = "content/lexicon";

test.each(readdirSync(folder))("the rows of %s come out as they stand in their file", (name) => {
  const file = readFileSync(`${folder}/${name}`, "utf8");
  const [header, ...lines] = file.split("\n").filter((line) => line !== "");
  const { entries, problems } = parseLexicon(file, name);
  expect(problems).toEqual([]);
  expect(lexiconHeader).toBe(header);
  expect(entries.flatMap(({ entry }) => formatEntry(entry))).toEqual(lines);
});
