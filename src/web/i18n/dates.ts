import { dateLocales } from "../../domain/locale/date-locales.ts";
import { getLocale } from "./generated/runtime.js";

/** The day of an ISO 8601 time in the browser's time zone, such as 21 Kasım 2026. */
export function dateText(time: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { dateStyle: "long" }).format(new Date(time));
}

/** An ISO 8601 time in the browser's time zone, to the minute, such as 21 Kasım 2026 09:30. */
export function momentText(time: string): string {
  const format = new Intl.DateTimeFormat(dateLocales[getLocale()], { dateStyle: "long", timeStyle: "short" });
  return format.format(new Date(time));
}

/** The abbreviated month of a day such as 2026-11-21: Kas. */
export function shortMonthText(day: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A day such as 2026-11-21 in the page's language: 21 Kasım 2026. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The same without its year, the month abbreviated: 21 Kas. */
export function shortDayText(day: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
