import type { CalendarDays } from "../../../../contract/progress/points.ts";
import { type Day, dayAfter } from "../../../../domain/locale/day.ts";

/** How many weeks the calendar shows. */
export const calendarWeeks = 26;

export type CalendarSquare = {
  readonly day: Day;
  readonly points: number;
  /** 0 nothing, 1 to 3 by thirds of the way to the target, 4 the target reached. */
  readonly share: number;
  readonly week: number;
  /** 0 Monday to 6 Sunday. */
  readonly weekday: number;
};

/** The first day shown: a Monday. */
export function firstDay(today: Day): Day {
  return dayAfter(today, -(weekdayOf(today) + 7 * (calendarWeeks - 1)));
}

/** A square for every day up to today. */
export function calendarSquares(days: CalendarDays, today: Day, target: number): readonly CalendarSquare[] {
  const pointsOf = new Map(days.map(({ day, points }) => [day, points]));
  const squares: CalendarSquare[] = [];
  for (let day = firstDay(today); day <= today; day = dayAfter(day, 1)) {
    const points = pointsOf.get(day) ?? 0;
    const share = points >= target ? 4 : Math.ceil((3 * points) / target);
    squares.push({ day, points, share, week: Math.floor(squares.length / 7), weekday: squares.length % 7 });
  }
  return squares;
}

function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
