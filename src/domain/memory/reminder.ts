import { Temporal } from "temporal-polyfill";

const hourMs = 60 * 60_000;

/** A reminder that comes later than this after its hour, as when the site stood still, is left out. */
const latestMs = 2 * hourMs;

/** After so long without an answer nobody is reminded any more, until the next answer. */
const quietAfterMs = 7 * 24 * hourMs;

/** When an hour of the person's time zone comes next after a moment; where the clock leaves it out, the next that there is. */
export function nextReminder(hour: number, timeZone: string, after: number): number {
  const now = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(timeZone);
  for (let days = 0; ; days += 1) {
    const day = now.toPlainDate().add({ days });
    const moment = day.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
    if (moment > after) return moment;
  }
}

/** Whether it is the person's hour, or not long past it. */
export function isReminderTime(hour: number, timeZone: string, now: number): boolean {
  return nextReminder(hour, timeZone, now - latestMs) <= now;
}

/** Whether somebody has given no answer for a week, and has had the reminder for as long. */
export function isQuiet(lastAnswerAt: number, since: number, now: number): boolean {
  return now - Math.max(lastAnswerAt, since) >= quietAfterMs;
}
