import { Temporal } from "temporal-polyfill";
import { firstHour } from "./first-hour.ts";

/** A calendar day as ISO 8601 writes it, such as 2026-03-29. */
export type Day = string;

/** A calendar month, such as 2026-03. */
export type Month = string;

const dayMs = 24 * 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format is far slower than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

function wallClock(moment: number | Date, timeZone: string): { readonly day: Day; readonly hour: number } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
  return { day, hour: Number(parts.get("hour")) };
}

/** The local day of a moment, by the time zone's rules of daylight saving. */
export function localDay(moment: Date, timeZone: string): Day {
  return wallClock(moment, timeZone).day;
}

/** The hour of a moment by the wall clock of a time zone, from 0 to 23. */
export function localHour(moment: Date, timeZone: string): number {
  return wallClock(moment, timeZone).hour;
}

/** The day of learning of a moment, by the wall clock of a time zone: before four in the morning that of the day before. */
export function memoryDay(moment: number, timeZone: string): Day {
  const { day, hour } = wallClock(moment, timeZone);
  return hour < firstHour ? dayAfter(day, -1) : day;
}

/** The moment at which a day begins in a time zone. */
export function startOfDay(day: Day, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);
}

/** The moment at which a day of learning begins; where the clock leaves four o'clock out, the next that there is. */
export function startOfMemoryDay(day: Day, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour: firstHour } }).epochMilliseconds;
}

export function lastDayOf(month: Month): Day {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The calendar day a number of days after another (before it, if negative), independent of time zones. */
export function dayAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one to another; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
