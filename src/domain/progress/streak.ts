import { addDays, type Day } from "./local-day.ts";

/** Points that make a day count (specification, section 9). */
export const streakTarget = 1000;

/**
 * How many days running have counted, up to today; as long as today can still be won, yesterday's streak stands. A
 * day after today counts too: whoever has flown west has won it already.
 *
 * @param wonDays the days with `streakTarget` points or more, in any order
 */
export function streakOf(wonDays: Iterable<Day>, today: Day): number {
  const won = new Set(wonDays);
  let day = [1, 0, -1].map((days) => addDays(today, days)).find((candidate) => won.has(candidate));
  let length = 0;
  for (; day !== undefined && won.has(day); day = addDays(day, -1)) length += 1;
  return length;
}
