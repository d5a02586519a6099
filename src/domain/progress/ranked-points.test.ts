import { expect, test } from "vitest";
import { fullPointsOfDay, rankedBands, rankedPoints, rankedShare } from "./ranked-points.ts";

test.each([
  // Points of a day, worked out by hand: what they count, and by what share the next ones do.
  [0, 0, 1],
  [1, 1, 1],
  [19_999, 19_999, 1],
  [20_000, 20_000, 0.5],
  // Half a point is none.
  [20_001, 20_000, 0.5],
  [20_002, 20_001, 0.5],
  [35_000, 27_500, 0.5],
  [59_999, 39_999, 0.5],
  [60_000, 40_000, 0.25],
  [60_003, 40_000, 0.25],
  [60_004, 40_001, 0.25],
  [77_177, 44_294, 0.25],
  [119_999, 54_999, 0.25],
  [120_000, 55_000, 0],
  [2_200_000, 55_000, 0],
])("of %i points of a day %i are ranked, and further ones by %d", (points, ranked, share) => {
  expect(rankedPoints(points)).toBe(ranked);
  expect(rankedShare(points)).toBe(share);
});

test("the first band is the one that counts in full", () => {
  expect(rankedBands[0]).toEqual({ upTo: fullPointsOfDay, divisor: 1 });
});
