import { expect, test } from "vitest";
import { findTimeZone, timeZoneName, timeZonesByName } from "./time-zones.ts";

test.each([
  ["Europe/Istanbul", "tr", "İstanbul"],
  ["Europe/Istanbul", "en", "Istanbul"],
  ["Asia/Calcutta", "tr", "Kolkata"],
  ["America/Argentina/Buenos_Aires", "en", "Buenos Aires, Argentina"],
  ["UTC", "tr", "UTC"],
] as const)("%s is in %s %s", (zone, locale, name) => {
  expect(timeZoneName(zone, locale)).toBe(name);
});

test("no two time zones have the same name", () => {
  expect(timeZonesByName("Europe/Istanbul", "tr").size).toBe(Intl.supportedValuesOf("timeZone").length);
});

test.each([
  ["istanbul", "Europe/Istanbul"],
  [" İSTANBUL ", "Europe/Istanbul"],
  ["Europe/Istanbul", "Europe/Istanbul"],
  ["buenos aires", "America/Buenos_Aires"],
  ["kolkata", "Asia/Calcutta"],
  ["calcutta", "Asia/Calcutta"],
])("%s is a time zone", (typed, zone) => {
  expect(findTimeZone(typed, timeZonesByName("Europe/Istanbul", "tr"))).toBe(
    // Browsers differ in which of two names they take as the main one.
    new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone,
  );
});

test.each(["", "Ista", "Mars"])("“%s” is none", (typed) => {
  expect(findTimeZone(typed, timeZonesByName("Europe/Istanbul", "tr"))).toBeUndefined();
});
