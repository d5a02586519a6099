/** A calendar day as ISO 8601 writes it, such as 2026-03-29. */
export type Day = string;

/** A calendar month, such as 2026-03. */
export type Month = string;

/** The leaderboard's months are those of this zone for everyone (product, section 4). */
export const leaderboardZone = "Europe/Istanbul";

const dayMs = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
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

/** The day that it is somewhere at a moment, by that zone's own rules of summer time. */
export function localDay(moment: Date, timeZone: string): Day {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The month of the leaderboard to which a moment belongs. */
export function leaderboardMonth(moment: Date): Month {
  return localDay(moment, leaderboardZone).slice(0, 7);
}

/** The calendar day so many days after another, or before it; no zone and no clock has a say in it. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
