import { describe, expect, test } from "vitest";
import { addMonths, endWith, type Grant, premiumOf } from "./grants.ts";

/** Worked out by hand with a paper calendar: local time at the start, the same local time at the end. */
const ends: readonly [start: string, zone: string, months: number, end: string][] = [
  // Month ends, in a zone that keeps its offset of three hours all year.
  ["2026-01-31T09:00:00Z", "Europe/Istanbul", 1, "2026-02-28T09:00:00Z"],
  ["2027-01-31T09:00:00Z", "Europe/Istanbul", 1, "2027-02-28T09:00:00Z"],
  ["2028-01-31T09:00:00Z", "Europe/Istanbul", 1, "2028-02-29T09:00:00Z"],
  ["2028-01-30T09:00:00Z", "Europe/Istanbul", 1, "2028-02-29T09:00:00Z"],
  ["2028-01-29T09:00:00Z", "Europe/Istanbul", 1, "2028-02-29T09:00:00Z"],
  ["2028-01-28T09:00:00Z", "Europe/Istanbul", 1, "2028-02-28T09:00:00Z"],
  ["2026-03-31T12:00:00Z", "Europe/Istanbul", 1, "2026-04-30T12:00:00Z"],
  ["2026-05-31T12:00:00Z", "Europe/Istanbul", 1, "2026-06-30T12:00:00Z"],
  ["2026-08-31T12:00:00Z", "Europe/Istanbul", 1, "2026-09-30T12:00:00Z"],
  ["2026-10-31T12:00:00Z", "Europe/Istanbul", 1, "2026-11-30T12:00:00Z"],
  ["2026-12-31T12:00:00Z", "Europe/Istanbul", 1, "2027-01-31T12:00:00Z"],
  ["2026-12-15T12:00:00Z", "Europe/Istanbul", 1, "2027-01-15T12:00:00Z"],
  ["2026-11-30T12:00:00Z", "Europe/Istanbul", 3, "2027-02-28T12:00:00Z"],
  ["2027-11-30T12:00:00Z", "Europe/Istanbul", 3, "2028-02-29T12:00:00Z"],
  // Leap days.
  ["2028-02-29T09:00:00Z", "Europe/Istanbul", 12, "2029-02-28T09:00:00Z"],
  ["2027-02-28T09:00:00Z", "Europe/Istanbul", 12, "2028-02-28T09:00:00Z"],
  ["2028-02-29T09:00:00Z", "Europe/Istanbul", 48, "2032-02-29T09:00:00Z"],
  ["2096-02-29T09:00:00Z", "Europe/Istanbul", 48, "2100-02-28T09:00:00Z"],
  ["2028-02-29T09:00:00Z", "Europe/Istanbul", 1, "2028-03-29T09:00:00Z"],
  ["2026-11-22T02:56:00Z", "Europe/Istanbul", 12, "2027-11-22T02:56:00Z"],
  // The local day differs from the day in UTC: 31 January, 22:30 UTC, is 1 February, 01:30, in Istanbul.
  ["2026-01-31T22:30:00Z", "Europe/Istanbul", 1, "2026-02-28T22:30:00Z"],
  ["2026-02-28T22:30:00Z", "Europe/Istanbul", 1, "2026-03-31T22:30:00Z"],
  // 1 March, 03:00 UTC, is 28 February, 22:00, in New York; 28 March is in summer time.
  ["2026-03-01T03:00:00Z", "America/New_York", 1, "2026-03-29T02:00:00Z"],
  // 1 January, 02:00 UTC, is 31 December, 20:00, in Mexico City.
  ["2027-01-01T02:00:00Z", "America/Mexico_City", 1, "2027-02-01T02:00:00Z"],
  ["2027-02-01T02:00:00Z", "America/Mexico_City", 1, "2027-03-01T02:00:00Z"],
  // 30 January, 11:00 UTC, is 31 January, 01:00, on Kiritimati.
  ["2026-01-30T11:00:00Z", "Pacific/Kiritimati", 1, "2026-02-27T11:00:00Z"],
  // 31 January, 18:20 UTC, is 1 February, 00:05, in Kathmandu.
  ["2026-01-31T18:20:00Z", "Asia/Kathmandu", 1, "2026-02-28T18:20:00Z"],
  // Summer time begins: 10:00 in Madrid stays 10:00.
  ["2026-03-15T09:00:00Z", "Europe/Madrid", 1, "2026-04-15T08:00:00Z"],
  ["2026-10-10T08:00:00Z", "Europe/Madrid", 1, "2026-11-10T09:00:00Z"],
  ["2026-01-10T09:00:00Z", "Europe/Madrid", 12, "2027-01-10T09:00:00Z"],
  ["2026-07-10T08:00:00Z", "Europe/Madrid", 6, "2027-01-10T09:00:00Z"],
  // 28 March, 02:30, does not exist in Madrid in 2027: an hour later.
  ["2027-02-28T01:30:00Z", "Europe/Madrid", 1, "2027-03-28T01:30:00Z"],
  // 25 October, 02:30, stands twice in Madrid in 2026: the first of them.
  ["2026-09-25T00:30:00Z", "Europe/Madrid", 1, "2026-10-25T00:30:00Z"],
  ["2026-02-08T15:00:00Z", "America/New_York", 1, "2026-03-08T14:00:00Z"],
  ["2026-10-01T16:00:00Z", "America/New_York", 2, "2026-12-01T17:00:00Z"],
  // The southern half: Sydney's summer time ends on 5 April 2026.
  ["2026-03-20T01:00:00Z", "Australia/Sydney", 1, "2026-04-20T02:00:00Z"],
  ["2026-09-20T02:00:00Z", "Australia/Sydney", 1, "2026-10-20T01:00:00Z"],
  ["2026-01-31T12:00:00Z", "UTC", 1, "2026-02-28T12:00:00Z"],
  ["2026-01-31T23:59:59.999Z", "UTC", 1, "2026-02-28T23:59:59.999Z"],
  ["2026-02-28T00:00:00Z", "UTC", 1, "2026-03-28T00:00:00Z"],
];

test.each(ends)("%s in %s and %i months end at %s", (start, zone, months, end) => {
  expect(addMonths(new Date(start), months, zone)).toEqual(new Date(end));
});

const zone = "Europe/Istanbul";
const at = (moment: string) => new Date(moment);
const grant = (grantedAt: string, months: number | null, revokedAt: string | null = null): Grant => ({
  grantedAt: at(grantedAt),
  months,
  timeZone: zone,
  revokedAt: revokedAt === null ? null : at(revokedAt),
});

describe("a person's grants", () => {
  test.each<[what: string, grants: Grant[], premiumType: number, end: string | null]>([
    ["none", [], 0, null],
    ["a month", [grant("2026-01-31T10:00Z", 1)], 1, "2026-02-28T10:00Z"],
    ["a year", [grant("2026-01-31T10:00Z", 12)], 2, "2027-01-31T10:00Z"],
    ["for life", [grant("2026-01-31T10:00Z", null)], 3, null],
    [
      "bought again while it lasts: the second begins at the end of the first",
      [grant("2026-01-31T10:00Z", 1), grant("2026-02-10T12:00Z", 1)],
      1,
      "2026-03-28T10:00Z",
    ],
    [
      "bought again after it ended: begins at its own moment",
      [grant("2026-01-10T10:00Z", 1), grant("2026-03-05T12:00Z", 1)],
      1,
      "2026-04-05T12:00Z",
    ],
    [
      "bought at the very moment of the end",
      [grant("2026-01-10T10:00Z", 1), grant("2026-02-10T10:00Z", 1)],
      1,
      "2026-03-10T10:00Z",
    ],
    ["a month, then a year", [grant("2026-01-10T10:00Z", 1), grant("2026-01-11T10:00Z", 12)], 2, "2027-02-10T10:00Z"],
    ["a month, then for life", [grant("2026-01-10T10:00Z", 1), grant("2026-01-11T10:00Z", null)], 3, null],
    [
      "revoked: what was used stays used",
      [grant("2026-01-10T10:00Z", 12, "2026-01-20T10:00Z")],
      2,
      "2026-01-20T10:00Z",
    ],
    [
      "revoked: the next one moves up to the revocation",
      [grant("2026-01-01T10:00Z", 1, "2026-01-20T10:00Z"), grant("2026-01-10T10:00Z", 1)],
      1,
      "2026-02-20T10:00Z",
    ],
    [
      "revoked before it began: as if it had never been",
      [grant("2026-01-01T10:00Z", 1), grant("2026-01-02T10:00Z", 12, "2026-01-03T10:00Z")],
      1,
      "2026-02-01T10:00Z",
    ],
    [
      "revoked after its end: nothing changes",
      [grant("2026-01-01T10:00Z", 1, "2026-05-01T10:00Z")],
      1,
      "2026-02-01T10:00Z",
    ],
    [
      "for life, revoked: months bought before it go on",
      [grant("2026-01-01T10:00Z", 12), grant("2026-02-01T10:00Z", null, "2026-02-05T10:00Z")],
      2,
      "2027-01-01T10:00Z",
    ],
  ])("%s", (_what, grants, premiumType, end) => {
    expect(premiumOf(grants)).toEqual({ premiumType, premiumEndDate: end === null ? null : at(end) });
  });

  test("one more month is added to what there is; to a life nothing", () => {
    const now = at("2026-02-10T12:00Z");
    expect(endWith([grant("2026-01-31T10:00Z", 1)], 1, now, zone)?.premiumEndDate).toEqual(at("2026-03-28T10:00Z"));
    expect(endWith([], 12, now, zone)?.premiumEndDate).toEqual(at("2027-02-10T12:00Z"));
    expect(endWith([grant("2026-01-31T10:00Z", null)], 1, now, zone)).toBeUndefined();
  });
});
