import { type Day, dayAfter, memoryDay, startOfMemoryDay } from "../../domain/memory/memory-day.ts";
import { answersOfGoal } from "../../domain/memory/session.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import {
  type CardCounts,
  countByStability,
  countDueByDay,
  countWords,
  type HardWord,
  measureRetention,
  readHardWords,
  readStudiedMs,
  readWeeks,
  type StudiedWeek,
} from "../../storage/memory/figures.ts";
import { countAnswers } from "../../storage/memory/log.ts";
import { readSettings } from "../../storage/memory/settings.ts";
import type { Services } from "../services.ts";

/** Days for which is said what is due, and days back over which retention is measured. */
const daysAhead = 30;
const daysMeasured = 30;
const weeksBack = 12;
const hardWordsShown = 100;

/** Bounds of stability, in days, between which words are counted. */
const stabilityBounds = [0, 1, 3, 7, 21, 60, 180, 365];

export type Memory = CardCounts & {
  readonly dueByDay: readonly { readonly day: Day; readonly due: number }[];
  /** Measured is null until there is an answer to a card that was graded before. */
  readonly retention: { readonly aimed: number; readonly measured: number | null; readonly answers: number };
  readonly byStability: readonly { readonly from: number; readonly words: number }[];
  readonly today: { readonly answers: number; readonly goal: number; readonly minutes: number };
  readonly weeks: readonly StudiedWeek[];
  readonly hard: readonly HardWord[];
};

/** What a person's memory comes to, for the account. */
export async function getMemory({ database: { db }, now }: Services, { id, timeZone }: StoredUser): Promise<Memory> {
  const settings = await readSettings(db, id);
  const day = memoryDay(now().getTime(), timeZone);
  const startOf = (daysBack: number) => new Date(startOfMemoryDay(dayAfter(day, -daysBack), timeZone));
  const due = new Map(
    (await countDueByDay(db, id, day, dayAfter(day, daysAhead - 1))).map((one) => [one.day, one.due]),
  );
  const { answers, right } = await measureRetention(db, id, startOf(daysMeasured));
  const words = await countByStability(db, id, stabilityBounds);
  return {
    ...(await countWords(db, id)),
    dueByDay: Array.from({ length: daysAhead }, (_, ahead) => {
      const of = dayAfter(day, ahead);
      return { day: of, due: due.get(of) ?? 0 };
    }),
    retention: { aimed: settings.retention, measured: answers === 0 ? null : right / answers, answers },
    byStability: stabilityBounds.map((from, at) => ({ from, words: words[at] ?? 0 })),
    today: {
      answers: await countAnswers(db, id, day, startOf(0)),
      goal: answersOfGoal(settings.goalMinutes),
      minutes: (await readStudiedMs(db, id, day, startOf(0))) / 60_000,
    },
    weeks: await readWeeks(db, id, startOf(7 * weeksBack)),
    hard: await readHardWords(db, id, hardWordsShown),
  };
}
