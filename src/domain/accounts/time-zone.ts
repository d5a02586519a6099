export const defaultTimeZone = "Europe/Istanbul";

/** Names such as Europe/Istanbul; offsets such as +03:00, which have no daylight saving, are not accepted. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** The canonical name of a time zone; undefined where there is no such zone. */
export function timeZoneOf(name: string): string | undefined {
  if (!zoneName.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
