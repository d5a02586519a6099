import { expect, test } from "vitest";
import { levelSharesOf } from "./level-bar.tsx";

test("the segments are adjacent and fill the bar", () => {
  expect(levelSharesOf([50, 25, 15, 10, 0])).toEqual([
    { level: 1, count: 50, from: 0, share: 50 },
    { level: 2, count: 25, from: 50, share: 25 },
    { level: 3, count: 15, from: 75, share: 15 },
    { level: 4, count: 10, from: 90, share: 10 },
    { level: 5, count: 0, from: 100, share: 0 },
  ]);
});

test("without words there are no segments", () => {
  expect(levelSharesOf([0, 0, 0, 0, 0])).toEqual([]);
});
