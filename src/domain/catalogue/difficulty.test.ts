import { expect, test } from "vitest";
import type { Level } from "../lexicon/level.ts";
import { difficultyOf, figuresByLanguage, isTooShortToRate, type LevelTokens } from "./difficulty.ts";

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

test("for a language cognates are a step easier and false friends a step harder", () => {
  const none = { tr: "", es: "" };
  const plain = { cognates: [], falseFriends: none };
  const spanish = { cognates: ["es" as const], falseFriends: none };
  const misleading = { cognates: [], falseFriends: { tr: "fabrika (factory)", es: "" } };
  // 1,000 tokens, of which 280 are above A2: B2. For Spanish 60 of B1 are A2, so 220 are left: A2. For Turkish 50 of A2
  // are B1, so they are 330: C1, or B2 where most headwords are easy.
  const counts = [
    { ...counted(1, 670, 60), ...plain },
    { ...counted(2, 50, 5), ...misleading },
    { ...counted(3, 60, 20), ...spanish },
    { ...counted(4, 100, 20), ...spanish },
    { ...counted(3, 120, 30), ...plain },
  ];
  expect(difficultyOf(counts)).toBe(4);
  expect(figuresByLanguage(counts)).toEqual({
    tr: { difficulty: 5, cognates: 0, falseFriends: 5 },
    es: { difficulty: 2, cognates: 40, falseFriends: 0 },
  });
});
