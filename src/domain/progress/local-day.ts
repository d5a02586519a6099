import { Temporal } from "temporal-polyfill";

/** A calendar day as ISO 8601 writes it, such as 2026-03-29. */
export type Day = string;

/** A calendar month, such as 2026-03. */
export type Month = string;

/** The time zone of the leaderboard's months, for everyone (product, section 4). */
export const leaderboardZone = "Europe/Istanbul";

const dayMs = 24 * 60 * 60 * 1000;

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
  });
  formats.set(timeZone, format);
  return format;
}

/** The local day of a moment, by the time zone's rules of daylight saving. */
export function localDay(moment: Date, timeZone: string): Day {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The leaderboard's day of a moment: its months are made of these, whatever the time zones of people. */
export function leaderboardDay(moment: Date): Day {
  return localDay(moment, leaderboardZone);
}

const hourFormat = new Intl.DateTimeFormat("en", { timeZone: leaderboardZone, hour: "2-digit", hourCycle: "h23" });

/** The hour of a moment on the leaderboard's day, from 0 to 23. */
export function leaderboardHour(moment: Date): number {
  return Number(hourFormat.format(moment));
}

/** The month of the leaderboard to which a moment belongs. */
export function leaderboardMonth(moment: Date): Month {
  return localDay(moment, leaderboardZone).slice(0, 7);
}

export function lastDayOf(month: Month): Day {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The calendar day a number of days after another (before it, if negative), independent of time zones. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The moment at which a day begins in a time zone. */
export function startOfDay(day: Day, timeZone: string): Date {
  const start = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone });
  return new Date(start.epochMilliseconds);
}
