import { expect, test } from "vitest";
import { rangesOf, shareOf } from "./brought.ts";

test("numbers in a row are told as a range", () => {
  expect(rangesOf([1, 2, 3, 5, 7, 8])).toBe("1–3, 5, 7–8");
  expect(rangesOf([])).toBe("");
});

test("shares are of all words that are said", () => {
  const season = { season: 1, episodes: [], missing: [] };
  const seasons = [
    { ...season, runningWords: 100, unknownWords: 4, nameWords: 10 },
    { ...season, runningWords: 300, unknownWords: 0, nameWords: 10 },
  ];
  expect(shareOf(seasons, "unknownWords")).toBe(0.01);
  expect(shareOf(seasons, "nameWords")).toBe(0.05);
  expect(shareOf([], "nameWords")).toBeUndefined();
});
