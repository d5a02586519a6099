import { expect, test } from "vitest";
import { type Day, dayAfter, memoryDay } from "../locale/day.ts";
import {
  type GoalChange,
  goalOfDay,
  goalStreak,
  mondayOf,
  type StudiedDay,
  streakByGoals,
  studiedDays,
  withGoal,
} from "./goal.ts";
import { answersOfGoal, minutesOfAnswers } from "./session.ts";

// A Monday.
const monday = "2026-03-02";
const goal = 40;

/** A letter for each day from a Monday on: g the goal is reached, h half of it, - nothing. */
function played(days: string): StudiedDay[] {
  return [...days].flatMap((letter, at) =>
    letter === "-" ? [] : [{ day: dayAfter(monday, at), answers: letter === "g" ? goal : goal / 2 }],
  );
}

/** The last letter is today. */
const streakOf = (days: string) => goalStreak(played(days), () => goal, dayAfter(monday, days.length - 1));

test.each([
  ["", "", 0, 0],
  ["nothing yet", "-", 0, 0],
  ["half a goal is none", "h", 0, 0],
  ["today counts once it is reached", "g", 1, 1],
  ["until then the streak of yesterday stands", "gg-", 2, 2],
  ["three in a row", "ggg", 3, 3],
  ["a missed day is frozen", "gg-g", 3, 3],
  ["the day after a frozen one has time until its end", "gg--", 2, 2],
  ["a second missed day of the week ends it", "gg--g", 1, 2],
  ["two missed days apart in one week end it", "g-g-g", 1, 2],
  ["each week has a freeze of its own", "g-ggggg-g", 7, 7],
  ["Sunday and Monday are of two weeks", "gggggg--g", 7, 7],
  ["three missed days end it, whatever the weeks", "gggggg---g", 1, 6],
  ["the best is kept after the streak has ended", "ggggg---gg", 2, 5],
])("%s", (_case, days, streak, best) => {
  expect(streakOf(days)).toMatchObject({ days: streak, best });
});

test.each([
  ["g-", null, true],
  // Missed on Tuesday, seen on Wednesday.
  ["g--", "2026-03-03", false],
  ["g-g", "2026-03-03", false],
  // The week after has its own.
  ["g-ggggg-", "2026-03-03", true],
  ["gg--g", null, false],
])("%s: the frozen day is %s, and another freeze is there: %s", (days, frozenDay, hasFreeze) => {
  expect(streakOf(days)).toMatchObject({ frozenDay, hasFreeze });
});

test("a freeze is not spent where there is no streak to keep", () => {
  expect(streakOf("--g-g")).toMatchObject({ days: 2, frozenDay: "2026-03-05" });
});

test("days may come in any order, and later ones than today do not count", () => {
  const days = [...played("gg").toReversed(), { day: "2026-03-20", answers: goal }];
  expect(goalStreak(days, () => goal, "2026-03-03")).toMatchObject({ days: 2, best: 2 });
});

test("a week begins on Monday", () => {
  expect(["2026-03-01", "2026-03-02", "2026-03-08", "2026-03-09"].map(mondayOf)).toEqual([
    "2026-02-23",
    "2026-03-02",
    "2026-03-02",
    "2026-03-09",
  ]);
});

test("another goal counts from its day on, and the days before keep theirs", () => {
  const changes: GoalChange[] = withGoal(withGoal([], { from: "2026-03-04", minutes: 20 }), {
    from: "2026-03-04",
    minutes: 10,
  });
  expect(changes).toEqual([{ from: "2026-03-04", minutes: 10 }]);
  expect(["2026-03-03", "2026-03-04", "2026-04-01"].map((day) => goalOfDay(changes, day, 5))).toEqual([5, 10, 10]);
  const answered = (answers: number) =>
    ["2026-03-02", "2026-03-03", "2026-03-04"].map((day) => ({ day, answers: day < "2026-03-04" ? 40 : answers }));
  expect(streakByGoals(answered(80), changes, 5, "2026-03-04").days).toBe(3);
  expect(streakByGoals(answered(40), changes, 5, "2026-03-04").days).toBe(2);
});

test("minutes are counted by answers", () => {
  expect([5, 10, 20].map((minutes) => answersOfGoal(minutes as 5 | 10 | 20))).toEqual([40, 80, 160]);
  expect(minutesOfAnswers(40)).toBe(5);
});

/** Forty answers at a moment of each of these, by the person's clock. */
const streakOfMoments = (moments: readonly string[], timeZone: string, now: string) =>
  goalStreak(
    studiedDays(moments.flatMap((moment) => Array<Day>(goal).fill(memoryDay(Date.parse(moment), timeZone)))),
    () => goal,
    memoryDay(Date.parse(now), timeZone),
  );

test.each([
  // Half past one at night is still the evening before: two evenings, two days.
  ["past midnight", "Europe/Istanbul", ["2026-03-02T19:00:00Z", "2026-03-03T22:30:00Z"], "2026-03-04T00:30:00Z", 2],
  // The same in Mexico City, where both moments are of other days.
  ["another zone", "America/Mexico_City", ["2026-03-03T09:59:00Z", "2026-03-03T10:01:00Z"], "2026-03-03T20:00:00Z", 2],
  // Four in the morning: the minute before is yesterday's.
  ["at four", "Europe/Istanbul", ["2026-03-03T00:59:00Z", "2026-03-03T01:00:00Z"], "2026-03-03T10:00:00Z", 2],
  // On 29 March the clock leaves out an hour, on 25 October it has one twice: three evenings are three days.
  [
    "summer time begins",
    "Europe/Madrid",
    ["2026-03-28T20:00:00Z", "2026-03-29T19:00:00Z", "2026-03-30T01:30:00Z"],
    "2026-03-30T12:00:00Z",
    2,
  ],
  [
    "summer time ends",
    "Europe/Madrid",
    ["2026-10-24T20:00:00Z", "2026-10-25T21:00:00Z", "2026-10-26T03:30:00Z"],
    "2026-10-26T12:00:00Z",
    3,
  ],
] as const)("days begin at four by the person's clock: %s", (_case, timeZone, moments, now, days) => {
  expect(streakOfMoments(moments, timeZone, now).days).toBe(days);
});
