import { expect, test } from "vitest";
import { isQuiet, isReminderTime, nextReminder } from "./reminder.ts";

const at = (text: string) => Date.parse(text);
const next = (hour: number, timeZone: string, after: string) =>
  new Date(nextReminder(hour, timeZone, at(after))).toISOString();

test("an hour is that of the person's wall clock, today or tomorrow", () => {
  expect(next(20, "Europe/Istanbul", "2026-03-02T09:00:00Z")).toBe("2026-03-02T17:00:00.000Z");
  expect(next(20, "Europe/Istanbul", "2026-03-02T17:00:00Z")).toBe("2026-03-03T17:00:00.000Z");
  expect(next(7, "America/Mexico_City", "2026-03-02T23:30:00Z")).toBe("2026-03-03T13:00:00.000Z");
});

test("summer time moves it, and an hour that the clock leaves out comes as the next that there is", () => {
  // Madrid: 2026-03-29, 2 a.m. becomes 3 a.m.
  expect(next(20, "Europe/Madrid", "2026-03-28T12:00:00Z")).toBe("2026-03-28T19:00:00.000Z");
  expect(next(20, "Europe/Madrid", "2026-03-29T12:00:00Z")).toBe("2026-03-29T18:00:00.000Z");
  expect(next(2, "Europe/Madrid", "2026-03-28T12:00:00Z")).toBe("2026-03-29T01:00:00.000Z");
});

test("it is time from the hour on for two hours", () => {
  const isTime = (moment: string) => isReminderTime(20, "UTC", at(moment));
  expect(["19:59", "20:00", "21:59", "22:00"].map((clock) => isTime(`2026-03-02T${clock}:00Z`))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a week without an answer falls silent, but not within a week of switching it on", () => {
  const now = at("2026-03-20T20:00:00Z");
  expect(isQuiet(at("2026-03-13T20:00:01Z"), 0, now)).toBe(false);
  expect(isQuiet(at("2026-03-13T20:00:00Z"), 0, now)).toBe(true);
  expect(isQuiet(0, at("2026-03-19T20:00:00Z"), now)).toBe(false);
});
