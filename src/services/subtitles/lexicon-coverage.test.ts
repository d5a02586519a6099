import { expect, test } from "vitest";
import { buildHeadword } from "../../../tests/factories/stored-catalogue.ts";
import type { FileResult } from "./analyse-files.ts";
import { lexiconCoverage } from "./lexicon-coverage.ts";

function result(items: [phrase: string, count: number, source: "lexicon" | "fallback"][], unknown = 0): FileResult {
  return {
    file: "a.srt",
    cueCount: 1,
    seconds: 1,
    problems: [],
    headwords: items.map(([phrase, , source]) => buildHeadword(phrase, { source })),
    words: {
      items: items.map(([phrase, count]) => ({
        phrase,
        partOfSpeech: "noun",
        count,
        tokens: count,
        times: [],
        senses: [],
        line: "",
      })),
      runningWords: 100,
      closedClassWords: 60,
      nameWords: 0,
      otherWords: 0,
      unjudgedWords: 0,
      names: [],
      unknown: unknown > 0 ? [{ word: "blorp", count: unknown, firsts: [1] }] : [],
    },
  };
}

test("coverage counts over all files, and names what is missing by frequency", () => {
  const first = result(
    [
      ["boat", 30, "lexicon"],
      ["hull", 3, "fallback"],
      ["keel", 1, "fallback"],
    ],
    2,
  );
  const second = result([
    ["boat", 35, "lexicon"],
    ["keel", 4, "fallback"],
  ]);
  // 200 running words, of which 3 + 5 have a fallback and 2 nothing: 95 %. Three items, one with an entry.
  const { runningWords, items, missing } = lexiconCoverage([first, second]);
  expect(runningWords).toBeCloseTo(0.95, 10);
  expect(items).toBeCloseTo(1 / 3, 10);
  expect(missing).toEqual([
    { phrase: "keel (noun)", count: 5 },
    { phrase: "hull (noun)", count: 3 },
    { phrase: "blorp", count: 2 },
  ]);
});

test("nothing said is nothing missing", () => {
  expect(lexiconCoverage([])).toEqual({ runningWords: 1, items: 1, missing: [] });
});
