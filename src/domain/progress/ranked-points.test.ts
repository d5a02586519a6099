import { expect, test } from "vitest";
import { countedPoints, fullPointsOfDay, rankedBands, rankedPoints, rankedShare, reachedCap } from "./ranked-points.ts";

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

test.each([
  // Points; of the day before it by its method and in its list, worked out by hand: what counts.
  [225, 0, 0, 225],
  [225, 14_775, 0, 225],
  [225, 14_776, 0, 224],
  [225, 14_999, 0, 1],
  [225, 15_000, 0, 0],
  [225, 60_000, 0, 0],
  [225, 0, 29_775, 225],
  [225, 0, 29_900, 100],
  [225, 0, 30_000, 0],
  // The lesser of both.
  [225, 14_900, 29_950, 50],
  [225, 14_950, 29_900, 50],
  [0, 0, 0, 0],
])("of %i points after %i by their method and %i in their list %i count", (points, method, list, counted) => {
  expect(countedPoints(points, { method, list })).toBe(counted);
});

test.each([
  [14_999, 29_999, undefined],
  [15_000, 0, "method"],
  [0, 30_000, "list"],
  [15_000, 30_000, "method"],
])("after %i by a method and %i in a list the cap that is reached is %s", (method, list, cap) => {
  expect(reachedCap({ method, list })).toBe(cap);
});
