import { type Day, dayAfter, memoryDay, startOfMemoryDay } from "../../domain/locale/day.ts";
import { type GoalStreak, mondayOf, type StudiedDay, streakByGoals } from "../../domain/memory/goal.ts";
import { answersOfGoal, defaultReviewSettings, minutesOfAnswers } from "../../domain/memory/session.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import {
  type CardCounts,
  countByStability,
  countDueByDay,
  countWords,
  type HardWord,
  measureRetention,
  readHardWords,
  readStoppedWords,
  readStudiedDays,
  type StoppedWord,
} from "../../storage/memory/figures.ts";
import { readSettings } from "../../storage/memory/settings.ts";
import type { Services } from "../services.ts";
import { newWordsLeft } from "./new-words-left.ts";

/** Days for which is said what is due, and days back over which retention is measured. */
const daysAhead = 30;
const daysMeasured = 30;
const weeksBack = 12;
const hardWordsShown = 100;
const stoppedWordsShown = 100;

/** Bounds of stability, in days, between which words are counted. */
const stabilityBounds = [0, 1, 3, 7, 21, 60, 180, 365];

export type Memory = CardCounts & {
  readonly dueByDay: readonly { readonly day: Day; readonly due: number }[];
  /** Measured is null until there is an answer to a card that was graded before. */
  readonly retention: { readonly aimed: number; readonly measured: number | null; readonly answers: number };
  readonly byStability: readonly { readonly from: number; readonly words: number }[];
  readonly today: {
    readonly answers: number;
    readonly goal: number;
    readonly minutes: number;
    /** New words that may still be begun today. */
    readonly fresh: number;
  };
  readonly streak: GoalStreak;
  readonly weeks: readonly StudiedWeek[];
  readonly hard: readonly HardWord[];
  readonly stopped: readonly StoppedWord[];
};

type StudiedWeek = { readonly monday: Day; readonly answers: number; readonly minutes: number };

/** Those that have answers, from a day on. */
function weeksOf(studied: readonly StudiedDay[], since: Day): StudiedWeek[] {
  const weeks = Map.groupBy(
    studied.filter(({ day }) => day >= since),
    ({ day }) => mondayOf(day),
  );
  return [...weeks].map(([monday, days]) => {
    const answers = days.reduce((sum, day) => sum + day.answers, 0);
    return { monday, answers, minutes: minutesOfAnswers(answers) };
  });
}

/** What a person's memory comes to, for the account. */
export async function getMemory({ database: { db }, now }: Services, { id, timeZone }: StoredUser): Promise<Memory> {
  const settings = await readSettings(db, id);
  const { goalChanges } = settings;
  // What was chosen before changes were kept counts from the beginning.
  const firstGoal = goalChanges.length === 0 ? settings.goalMinutes : defaultReviewSettings.goalMinutes;
  const day = memoryDay(now().getTime(), timeZone);
  const startOf = (daysBack: number) => new Date(startOfMemoryDay(dayAfter(day, -daysBack), timeZone));
  const due = new Map(
    (await countDueByDay(db, id, day, dayAfter(day, daysAhead - 1))).map((one) => [one.day, one.due]),
  );
  const { answers, right } = await measureRetention(db, id, startOf(daysMeasured));
  const words = await countByStability(db, id, stabilityBounds);
  const studied = await readStudiedDays(db, id);
  const answersToday = studied.find((one) => one.day === day)?.answers ?? 0;
  const counts = await countWords(db, id);
  const freshLeft = await newWordsLeft(db, id, settings, day, startOf(0));
  return {
    ...counts,
    dueByDay: Array.from({ length: daysAhead }, (_, ahead) => {
      const of = dayAfter(day, ahead);
      return { day: of, due: due.get(of) ?? 0 };
    }),
    retention: { aimed: settings.retention, measured: answers === 0 ? null : right / answers, answers },
    byStability: stabilityBounds.map((from, at) => ({ from, words: words[at] ?? 0 })),
    today: {
      answers: answersToday,
      goal: answersOfGoal(settings.goalMinutes),
      minutes: minutesOfAnswers(answersToday),
      fresh: Math.min(freshLeft, counts.fresh),
    },
    streak: streakByGoals(studied, goalChanges, firstGoal, day),
    weeks: weeksOf(studied, dayAfter(mondayOf(day), -7 * (weeksBack - 1))),
    hard: await readHardWords(db, id, hardWordsShown),
    stopped: await readStoppedWords(db, id, stoppedWordsShown),
  };
}
