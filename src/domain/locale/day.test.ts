import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, daysBetween, lastDayOf, localDay, memoryDay, startOfMemoryDay } from "./day.ts";

// Offsets and the moments of change are those of the IANA time zone database.
test.each([
  // Turkey has kept summer time all year since September 2016: UTC+3.
  ["Europe/Istanbul", "2026-03-28T20:59:59.999Z", "2026-03-28"],
  ["Europe/Istanbul", "2026-03-28T21:00:00Z", "2026-03-29"],
  ["Europe/Istanbul", "2026-10-24T20:59:59Z", "2026-10-24"],
  ["Europe/Istanbul", "2026-10-24T21:00:00Z", "2026-10-25"],
  // Until then it was UTC+2 in winter.
  ["Europe/Istanbul", "2016-01-31T21:59:59Z", "2016-01-31"],
  ["Europe/Istanbul", "2016-01-31T22:00:00Z", "2016-02-01"],
  // Spain: UTC+1, and UTC+2 from the night of 29 March to that of 25 October 2026.
  ["Europe/Madrid", "2026-03-28T22:59:59Z", "2026-03-28"],
  ["Europe/Madrid", "2026-03-28T23:00:00Z", "2026-03-29"],
  ["Europe/Madrid", "2026-03-29T21:59:59Z", "2026-03-29"],
  ["Europe/Madrid", "2026-03-29T22:00:00Z", "2026-03-30"],
  ["Europe/Madrid", "2026-10-25T22:59:59Z", "2026-10-25"],
  ["Europe/Madrid", "2026-10-25T23:00:00Z", "2026-10-26"],
  // Colombia: UTC-5 all year.
  ["America/Bogota", "2026-03-08T04:59:59Z", "2026-03-07"],
  ["America/Bogota", "2026-03-08T05:00:00Z", "2026-03-08"],
  ["America/Bogota", "2026-11-02T04:59:59Z", "2026-11-01"],
  // New York: UTC-5, and UTC-4 from 8 March to 1 November 2026.
  ["America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"],
  ["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
  ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
  ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"],
  ["America/New_York", "2026-11-02T05:00:00Z", "2026-11-02"],
])("in %s, %s is on %s", (zone, moment, day) => {
  expect(localDay(new Date(moment), zone)).toBe(day);
});

test.each([
  ["2026-03-28", 1, "2026-03-29"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-10-25", -1, "2026-10-24"],
])("%s and %i days is %s", (day, days, sum) => {
  expect(dayAfter(day, days)).toBe(sum);
});

test.each([
  ["2026-11", "2026-11-30"],
  ["2026-12", "2026-12-31"],
  ["2028-02", "2028-02-29"],
])("the last day of %s", (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});

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
