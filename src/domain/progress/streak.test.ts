import { expect, test } from "vitest";
import { localDay } from "../locale/day.ts";
import { streakOf } from "./streak.ts";

const today = "2026-03-29";

test.each<[string, string[], number]>([
  ["no day at all", [], 0],
  ["today alone", ["2026-03-29"], 1],
  ["yesterday, while today can still be won", ["2026-03-28"], 1],
  ["the day before yesterday: it is over", ["2026-03-27"], 0],
  ["three days running", ["2026-03-27", "2026-03-29", "2026-03-28"], 3],
  ["a gap before", ["2026-03-29", "2026-03-28", "2026-03-26", "2026-03-25"], 2],
  ["over the end of a month", ["2026-03-01", "2026-02-28"].concat(daysOfMarch(2, 28)), 29],
  ["a day that is not here yet, won further east", ["2026-03-30", "2026-03-29", "2026-03-28"], 3],
  ["that day alone", ["2026-03-30"], 1],
  ["twice the same day", ["2026-03-29", "2026-03-29"], 1],
])("%s", (_name, wonDays, length) => {
  expect(streakOf(wonDays, today)).toBe(length);
});

function daysOfMarch(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `2026-03-${String(from + at).padStart(2, "0")}`);
}

// Played every hour of ten days and nights, through the nights on which clocks change.
test.each([
  ["Europe/Istanbul", "2016-03-24T21:59:00Z", 10],
  ["Europe/Madrid", "2026-03-25T22:59:00Z", 10],
  ["Europe/Madrid", "2026-10-21T21:59:00Z", 10],
  ["America/Bogota", "2026-03-05T04:59:00Z", 10],
  ["America/New_York", "2026-03-05T04:59:00Z", 10],
  ["America/New_York", "2026-10-28T03:59:00Z", 10],
])("a day that clocks make shorter or longer is one day: %s from %s", (zone, first, nights) => {
  const days = new Set<string>();
  for (let hour = 0; hour < nights * 24; hour += 1) {
    days.add(localDay(new Date(Date.parse(first) + hour * 3_600_000), zone));
  }
  const last = localDay(new Date(Date.parse(first) + (nights * 24 - 1) * 3_600_000), zone);
  expect(streakOf(days, last)).toBe(days.size);
  expect([nights, nights + 1]).toContain(days.size);
});
