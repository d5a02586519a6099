import { expect, test } from "vitest";
import { addDays, lastDayOf, leaderboardMonth, localDay } from "./local-day.ts";

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

test("the leaderboard's month begins at midnight in Istanbul", () => {
  expect(leaderboardMonth(new Date("2026-11-30T20:59:59Z"))).toBe("2026-11");
  expect(leaderboardMonth(new Date("2026-11-30T21:00:00Z"))).toBe("2026-12");
});

test.each([
  ["2026-03-28", 1, "2026-03-29"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-10-25", -1, "2026-10-24"],
])("%s and %i days is %s", (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum);
});

test.each([
  ["2026-11", "2026-11-30"],
  ["2026-12", "2026-12-31"],
  ["2028-02", "2028-02-29"],
])("the last day of %s", (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});
