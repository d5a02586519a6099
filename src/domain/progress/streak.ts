import { type Day, dayAfter } from "../locale/day.ts";

/** Points that a day needs to count (specification, section 9). */
export const streakTarget = 1000;

/**
 * How many consecutive days have reached the target, up to today. A streak up to yesterday stands while today is not over.
 * The day after today counts too: a person who has flown west may have reached the target on it.
 *
 * @param wonDays the days with `streakTarget` points or more, in any order
 */
export function streakOf(wonDays: Iterable<Day>, today: Day): number {
  const won = new Set(wonDays);
  let day = [1, 0, -1].map((days) => dayAfter(today, days)).find((candidate) => won.has(candidate));
  let length = 0;
  for (; day !== undefined && won.has(day); day = dayAfter(day, -1)) length += 1;
  return length;
}
