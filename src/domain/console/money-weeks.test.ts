import { expect, test } from "vitest";
import { mondayOf, weeksOf } from "./money-weeks.ts";

test("weeks begin on Monday, over the ends of months and years", () => {
  // 1 January 2026 was a Thursday.
  expect(mondayOf("2026-01-01")).toBe("2025-12-29");
  expect(mondayOf("2026-11-29")).toBe("2026-11-23");
  expect(mondayOf("2026-11-30")).toBe("2026-11-30");
});

test("a range has the weeks that it touches", () => {
  expect(weeksOf("2026-11-29", "2026-12-07")).toEqual(["2026-11-23", "2026-11-30", "2026-12-07"]);
  expect(weeksOf("2026-11-24", "2026-11-25")).toEqual(["2026-11-23"]);
  expect(weeksOf("2026-11-25", "2026-11-20")).toEqual([]);
});
