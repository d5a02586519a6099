import type { Month } from "../../../../domain/progress/local-day.ts";
import { getLocale } from "../../../i18n/generated/runtime.js";

const firstOf = (month: Month) => new Date(`${month}-01T00:00:00Z`);

/** The month so many months later, or before. */
export function neighbour(month: Month, months: number): Month {
  const date = firstOf(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** As the language writes it: Kasım 2026. */
export function monthText(month: Month): string {
  return new Intl.DateTimeFormat(getLocale(), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    firstOf(month),
  );
}
