import { expect, test } from "vitest";
import type { Level } from "../lexicon/level.ts";
import { difficultyOf } from "./difficulty.ts";

test.each<[tokensAboveA2: number, difficulty: Level]>([
  [0, 1],
  [119, 1],
  [120, 2],
  [199, 2],
  [200, 3],
  [279, 3],
  [280, 4],
  [399, 4],
  [400, 5],
  [1000, 5],
])("%i of 1000 tokens above A2 are difficulty %i", (above, difficulty) => {
  expect(
    difficultyOf([
      { level: 1, tokens: 1000 - above },
      { level: 4, tokens: above },
    ]),
  ).toBe(difficulty);
});

test("A2 counts as easy, and B1, B2 and C1 count alike", () => {
  expect(difficultyOf([{ level: 2, tokens: 100 }])).toBe(1);
  const mixed: { level: Level; tokens: number }[] = [
    { level: 1, tokens: 50 },
    { level: 2, tokens: 38 },
    { level: 3, tokens: 5 },
    { level: 4, tokens: 4 },
    { level: 5, tokens: 3 },
  ];
  // 12 of 100
  expect(difficultyOf(mixed)).toBe(2);
});

test("a list without words is of the lowest difficulty", () => {
  expect(difficultyOf([])).toBe(1);
});
