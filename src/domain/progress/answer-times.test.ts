import { expect, test } from "vitest";
import { addBins, fastShare, medianMs, timeBinCount, timeBinOf } from "./answer-times.ts";

function binsOf(...times: number[]): number[] {
  const bins = Array.from({ length: timeBinCount }, () => 0);
  for (const time of times) bins[timeBinOf(time)] = (bins[timeBinOf(time)] ?? 0) + 1;
  return bins;
}

test.each([
  [0, 0],
  [299, 0],
  [300, 1],
  [599, 1],
  [600, 2],
  [9_999, 11],
  [10_000, 12],
  [60_000, 12],
])("an answer of %i ms is counted in bin %i", (ms, bin) => {
  expect(timeBinOf(ms)).toBe(bin);
});

test("the median is interpolated within its bin", () => {
  expect(medianMs(binsOf(2_500, 2_600, 2_700, 2_900))).toBe(2_750);
  expect(medianMs(binsOf(100, 4_100, 4_200, 20_000))).toBe(4_500);
  expect(medianMs(binsOf(30_000))).toBe(10_000);
  expect(medianMs(binsOf())).toBeUndefined();
});

test("fast answers are those under 600 ms", () => {
  expect(fastShare(binsOf(200, 599, 600, 5_000))).toBe(0.5);
  expect(fastShare(binsOf())).toBeUndefined();
});

test("days are added bin by bin", () => {
  expect(addBins([binsOf(100, 700), binsOf(700)])).toEqual(binsOf(100, 700, 700));
  expect(addBins([])).toEqual(binsOf());
});
