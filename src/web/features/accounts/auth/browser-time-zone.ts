import { timeZoneOf } from "../../../../domain/accounts/time-zone.ts";

/** The time zone of this machine; undefined where the browser keeps it to itself. */
export function browserTimeZone(): string | undefined {
  return timeZoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
