import { Temporal } from "temporal-polyfill";
import { firstHour } from "./first-hour.ts";

/** A calendar day as ISO 8601 writes it, such as 2026-03-29. */
export type Day = string;

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

/** The day of learning of a moment, by the wall clock of a time zone: before four in the morning that of the day before. */
export function memoryDay(moment: number, timeZone: string): Day {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
  return Number(parts.get("hour")) < firstHour ? dayAfter(day, -1) : day;
}

/** The moment at which a day of learning begins; where the clock leaves four o'clock out, the next that there is. */
export function startOfMemoryDay(day: Day, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour: firstHour } }).epochMilliseconds;
}

/** The day a number of days after another (before it, if negative). */
export function dayAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one to another; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
