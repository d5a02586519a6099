import { expect, test } from "vitest";
import type { Level } from "../lexicon/level.ts";
import { difficultyOf, isTooShortToRate, type LevelTokens } from "./difficulty.ts";

/** As many headwords above A2 as below. */
function counted(level: Level, tokens: number, words = 100): LevelTokens {
  return { level, tokens, words };
}

test.each<[tokensAboveA2: number, difficulty: Level]>([
  [0, 1],
  [204, 1],
  [205, 2],
  [229, 2],
  [230, 3],
  [274, 3],
  [275, 4],
  [319, 4],
  [320, 5],
  [1000, 5],
])("%i of 1000 tokens above A2 are difficulty %i", (above, difficulty) => {
  expect(difficultyOf([counted(1, 1000 - above), counted(4, above)])).toBe(difficulty);
});

test("A2 counts as easy, and B1, B2 and C1 count alike", () => {
  expect(difficultyOf([counted(2, 100)])).toBe(1);
  // 22 of 100
  expect(difficultyOf([counted(1, 40), counted(2, 38), counted(3, 10), counted(4, 7), counted(5, 5)])).toBe(2);
});

test.each<[easyWords: number, difficulty: Level]>([
  [50, 5],
  [51, 4],
  [57, 4],
])("with %i of 100 headwords of A1 and A2 a hard title is difficulty %i", (easyWords, difficulty) => {
  expect(difficultyOf([counted(2, 500, easyWords), counted(5, 500, 100 - easyWords)])).toBe(difficulty);
});

test("a list without words is of the lowest difficulty", () => {
  expect(difficultyOf([])).toBe(1);
});

test("under 500 running words a title is too short to be rated", () => {
  expect(isTooShortToRate({ runningWords: 499 })).toBe(true);
  expect(isTooShortToRate({ runningWords: 500 })).toBe(false);
});
