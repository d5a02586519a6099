import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, daysBetween, memoryDay, startOfMemoryDay } from "./memory-day.ts";

// Offsets and the moments of change are those of the IANA time zone database.
test.each([
  // Turkey: UTC+3 all year.
  ["Europe/Istanbul", "2026-03-02T00:59:59.999Z", "2026-03-01"],
  ["Europe/Istanbul", "2026-03-02T01:00:00Z", "2026-03-02"],
  // Spain goes from UTC+1 to UTC+2 at 1:00 UTC of 29 March: 4:00 is an hour earlier than the day before.
  ["Europe/Madrid", "2026-03-28T02:59:59Z", "2026-03-27"],
  ["Europe/Madrid", "2026-03-28T03:00:00Z", "2026-03-28"],
  ["Europe/Madrid", "2026-03-29T01:59:59Z", "2026-03-28"],
  ["Europe/Madrid", "2026-03-29T02:00:00Z", "2026-03-29"],
  // Back at 1:00 UTC of 25 October: the night has an hour more.
  ["Europe/Madrid", "2026-10-25T02:59:59Z", "2026-10-24"],
  ["Europe/Madrid", "2026-10-25T03:00:00Z", "2026-10-25"],
  // Mexico City has had no summer time since 2022.
  ["America/Mexico_City", "2026-07-01T09:59:59Z", "2026-06-30"],
  ["America/Mexico_City", "2026-07-01T10:00:00Z", "2026-07-01"],
  // Lord Howe Island changes by half an hour.
  ["Australia/Lord_Howe", "2026-04-04T17:29:59Z", "2026-04-04"],
  ["Australia/Lord_Howe", "2026-04-04T17:30:00Z", "2026-04-05"],
])("in %s %s is of %s", (timeZone, moment, day) => {
  expect(memoryDay(Date.parse(moment), timeZone)).toBe(day);
});

test("a day begins where its start says, also when the clock is changed", () => {
  const zones = fc.constantFrom(
    "Europe/Istanbul",
    "Europe/Madrid",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
  );
  const days = fc.integer({ min: 0, max: 4_000 }).map((days) => dayAfter("2020-01-01", days));
  fc.assert(
    fc.property(zones, days, (zone, day) => {
      const start = startOfMemoryDay(day, zone);
      expect(memoryDay(start, zone)).toBe(day);
      expect(memoryDay(start - 1, zone)).toBe(dayAfter(day, -1));
    }),
  );
});

test("days are counted whatever the length of their hours", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
  expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
});
