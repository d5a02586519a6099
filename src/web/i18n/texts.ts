import { m } from "./generated/messages.js";
import { getLocale } from "./generated/runtime.js";

const levelTexts = [m.level_1, m.level_2, m.level_3, m.level_4, m.level_5];

/** The name of a level, 1 to 5, in the page's language; the CEFR letters are shown beside it. */
export function levelText(level: number): string {
  return levelTexts[level - 1]?.() ?? "";
}

/** How many words, such as "912 words". */
export function wordCountText(count: number): string {
  return m.words_count({ count });
}

export function numberText(value: number): string {
  return new Intl.NumberFormat(getLocale()).format(value);
}

/** A share from 0 to 1, such as 41 % (%41 in Turkish). */
export function percentText(share: number): string {
  return new Intl.NumberFormat(getLocale(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** The site's English is British; "en" alone would write dates the American way. */
const dateLocales = { tr: "tr", en: "en-GB", es: "es" } as const;

/** The day of an ISO 8601 time where the reader is, such as 21 Kasım 2026. */
export function dateText(time: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { dateStyle: "long" }).format(new Date(time));
}

/** The month of a day such as 2026-11-21, as short as it is written: Kas. */
export function shortMonthText(day: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A day such as 2026-11-21 as it is written in the page's language: 21 Kasım 2026. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(dateLocales[getLocale()], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
