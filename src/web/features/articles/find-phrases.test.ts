import { expect, test } from "vitest";
import { findPhrases } from "./find-phrases.ts";

const parts = [
  ["rainbow", "boat"],
  ["train", "rain", "Turkish"],
];
const phrases = (query: string, limit = 9) => findPhrases(parts, query, limit).found.map(({ phrase }) => phrase);

test("the word itself comes first, then words that begin with it, then words that hold it", () => {
  expect(phrases("rain")).toEqual(["rain", "rainbow", "train"]);
  expect(findPhrases(parts, "boat", 9).found).toEqual([{ phrase: "boat", part: 1 }]);
});

test("case, marks and spaces at the ends do not matter; an empty search finds nothing", () => {
  expect(phrases(" TURKİSH ")).toEqual(["Turkish"]);
  expect(phrases("  ")).toEqual([]);
  expect(phrases("zeal")).toEqual([]);
});

test("no more are found than asked for, and it is told", () => {
  expect(findPhrases(parts, "rain", 2).hasMore).toBe(true);
  expect(findPhrases(parts, "rain", 3).hasMore).toBe(false);
  expect(phrases("rain", 2)).toEqual(["rain", "rainbow"]);
});
