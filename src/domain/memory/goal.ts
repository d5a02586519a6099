import { type Day, dayAfter } from "../locale/day.ts";
import { answersOfGoal, type GoalMinutes } from "./session.ts";

/** The goal that a person chose, and the first day on which it counts. */
export type GoalChange = { readonly from: Day; readonly minutes: GoalMinutes };

/** A day on which something was answered. */
export type StudiedDay = { readonly day: Day; readonly answers: number };

export type GoalStreak = {
  /** Days on which the goal was reached, one after the other but for frozen ones; today counts once it is reached. */
  readonly days: number;
  /** The longest there was. */
  readonly best: number;
  /** The last day of the present streak on which a freeze stood in for the goal; null without one. */
  readonly frozenDay: Day | null;
  /** This week's freeze is still there. */
  readonly hasFreeze: boolean;
};

/** The days of answers, such as those of a log, in the order in which they first come. */
export function studiedDays(answered: Iterable<Day>): StudiedDay[] {
  const counts = new Map<Day, number>();
  for (const day of answered) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, answers]) => ({ day, answers }));
}

/** The goal of a day, by the changes in their order: a later one changes nothing of what was reached before. */
export function goalOfDay(changes: readonly GoalChange[], day: Day, before: GoalMinutes): GoalMinutes {
  return changes.findLast(({ from }) => from <= day)?.minutes ?? before;
}

/** The changes with the goal that was chosen on a day, which replaces another choice of that day. */
export function withGoal(changes: readonly GoalChange[], { from, minutes }: GoalChange): GoalChange[] {
  return [...changes.filter((change) => change.from < from), { from, minutes }].slice(-mostChanges);
}

/** Earlier ones are forgotten: the first that is left then counts from the beginning. */
const mostChanges = 200;

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/**
 * The streak of days on which the goal was reached. Each week, from Monday on, has one freeze: the first day without the goal
 * spends it by itself, where there is a streak to keep. A frozen day keeps the streak and adds nothing to it.
 *
 * @param studied each day once, in any order
 * @param goalOn how many answers make the goal of a day
 */
export function goalStreak(studied: readonly StudiedDay[], goalOn: (day: Day) => number, today: Day): GoalStreak {
  const reached = studied
    .filter(({ day, answers }) => day <= today && answers >= goalOn(day))
    .map(({ day }) => day)
    .toSorted();
  const spent = new Set<Day>();
  let [days, best] = [0, 0];
  let frozenDay: Day | null = null;

  /** What becomes of the streak on the days without the goal before another. */
  function pass(from: Day, until: Day) {
    for (let day = from; day < until && days > 0; day = dayAfter(day, 1)) {
      const week = mondayOf(day);
      if (spent.has(week)) [days, frozenDay] = [0, null];
      else {
        spent.add(week);
        frozenDay = day;
      }
    }
  }

  let next: Day | undefined;
  for (const day of reached) {
    if (next !== undefined) pass(next, day);
    days += 1;
    best = Math.max(best, days);
    next = dayAfter(day, 1);
  }
  if (next !== undefined) pass(next, today);
  return { days, best, frozenDay, hasFreeze: !spent.has(mondayOf(today)) };
}

/** The same of a person who has changed the goal. */
export function streakByGoals(
  studied: readonly StudiedDay[],
  changes: readonly GoalChange[],
  before: GoalMinutes,
  today: Day,
): GoalStreak {
  return goalStreak(studied, (day) => answersOfGoal(goalOfDay(changes, day, before)), today);
}
