import { type Day, localDay, localHour, type Month } from "../locale/day.ts";

/** The time zone of the leaderboard's months, for everyone (product, section 4). */
export const leaderboardZone = "Europe/Istanbul";

/** The leaderboard's day of a moment: its months are made of these, whatever the time zones of people. */
export function leaderboardDay(moment: Date): Day {
  return localDay(moment, leaderboardZone);
}

/** The hour of a moment on the leaderboard's day, from 0 to 23. */
export function leaderboardHour(moment: Date): number {
  return localHour(moment, leaderboardZone);
}

/** The month of the leaderboard to which a moment belongs. */
export function leaderboardMonth(moment: Date): Month {
  return leaderboardDay(moment).slice(0, 7);
}
