import { type Day, dayAfter } from "../locale/day.ts";

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** The Mondays of the weeks that a range of days touches, the oldest first; both ends belong to it. */
export function weeksOf(from: Day, until: Day): Day[] {
  const weeks: Day[] = [];
  for (let week = mondayOf(from); week <= until; week = dayAfter(week, 7)) weeks.push(week);
  return weeks;
}
