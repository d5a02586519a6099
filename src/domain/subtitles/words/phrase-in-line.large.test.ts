import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseLexicon } from "../../lexicon/parse-lexicon.ts";
import { phraseInLine } from "./phrase-in-line.ts";

test("the headword is found in the examples of the lexicon, but in one of 500", () => {
  const examples = readdirSync("content/lexicon").flatMap((name) =>
    parseLexicon(readFileSync(`content/lexicon/${name}`, "utf8"), name).entries.flatMap(({ entry }) =>
      entry.senses.flatMap(({ example }) => (example === "" ? [] : [{ phrase: entry.phrase, line: example }])),
    ),
  );
  expect(examples.length).toBeGreaterThan(15_000);
  const missed = examples.filter(({ phrase, line }) => !phraseInLine(line, phrase).some(({ isMarked }) => isMarked));
  expect(missed.length).toBeLessThan(examples.length / 500);
});
