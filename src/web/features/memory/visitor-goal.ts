import type { Day } from "../../../domain/locale/day.ts";
import { streakByGoals, studiedDays } from "../../../domain/memory/goal.ts";
import { answersOfGoal, defaultReviewSettings } from "../../../domain/memory/session.ts";
import type { Goal } from "./goal/goal-panel.tsx";
import { hasBrowserMemory } from "./memory-mark.ts";
import { dayHere, readLog } from "./visitor-memory.ts";
import { visitorSettings } from "./visitor-settings.ts";

/** The goal of the day and its streak, by this browser's log and settings. */
export async function visitorGoal(): Promise<Goal> {
  const day = dayHere(Date.now());
  const answered = (await answeredHere()).map((one) => one.day);
  const { goalMinutes, goalChanges } = visitorSettings();
  // What was chosen before changes were kept counts from the beginning.
  const firstGoal = goalChanges.length === 0 ? goalMinutes : defaultReviewSettings.goalMinutes;
  return {
    today: { answers: answered.filter((one) => one === day).length, goal: answersOfGoal(goalMinutes) },
    streak: streakByGoals(studiedDays(answered), goalChanges, firstGoal, day),
    day,
  };
}

export type AnsweredHere = {
  readonly wordId: number;
  readonly day: Day;
  readonly at: number;
  readonly isMissed: boolean;
};

/** The answers of this browser's visitor, without words that were only taken up. */
export async function answeredHere(): Promise<readonly AnsweredHere[]> {
  if (!hasBrowserMemory()) return [];
  return (await readLog()).flatMap(({ wordId, day, at, grade }) =>
    grade === null ? [] : [{ wordId, day, at, isMissed: grade === 1 }],
  );
}
