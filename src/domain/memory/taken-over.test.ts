import { expect, test } from "vitest";
import { daysBetween } from "../locale/day.ts";
import type { CardSeed } from "./card.ts";
import { historiesOf } from "./fitting.ts";
import { createScheduler, defaultScheduling } from "./scheduler.ts";
import { foldWord, type LogEntry } from "./word-memory.ts";

const scheduler = createScheduler(defaultScheduling);
const day = "2026-03-10";
const at = Date.parse(`${day}T09:00:00Z`);

function entry(more: Partial<LogEntry>): LogEntry {
  return { answerId: `${more.at}`, wordId: 7, kind: "recognition", way: "writing", grade: 3, at, day, ...more };
}

const takenOver = (seed: CardSeed, lastDay: string, when = at) =>
  entry({ way: "import", grade: null, seed, day: lastDay, at: when });

test("a word that is taken over is due where it was, and is asked the other way round from the next answer on", () => {
  const seed = { stability: 12, difficulty: 6.5 };
  const memory = foldWord([takenOver(seed, "2026-03-01")], scheduler);
  expect(memory.recognition).toMatchObject({ state: { ...seed, lastDay: "2026-03-01" }, reps: 0, lapses: 0 });
  // Twelve days with a fuzz of two and a bit.
  const dueIn = daysBetween("2026-03-01", memory.recognition?.dueDay ?? "");
  expect(dueIn).toBeGreaterThanOrEqual(9);
  expect(dueIn).toBeLessThanOrEqual(15);
  expect(memory.production).toBeNull();
  const answered = foldWord([takenOver(seed, "2026-03-01"), entry({ at: at + 1 })], scheduler);
  expect(answered.recognition?.state?.stability).toBeGreaterThan(12);
  expect(answered.recognition?.reps).toBe(1);
  expect(answered.production).not.toBeNull();
});

test("without a difficulty it has that of a first right answer", () => {
  const memory = foldWord([takenOver({ stability: 5, difficulty: null }, day)], scheduler);
  const first = foldWord([entry({})], scheduler);
  expect(memory.recognition?.state?.difficulty).toBe(first.recognition?.state?.difficulty);
});

test("a word that has been answered here stays as it is, a new one begins where it was", () => {
  const seed = { stability: 40, difficulty: 3 };
  const answered = foldWord([entry({})], scheduler);
  const both = foldWord([entry({}), takenOver(seed, day, at + 1)], scheduler);
  expect(both.recognition).toEqual(answered.recognition);
  const begun = foldWord([entry({ way: "learn", grade: null }), takenOver(seed, day, at + 1)], scheduler);
  expect(begun.recognition?.state?.stability).toBe(40);
});

test("parameters are not fitted to cards whose first answers are not known", () => {
  const seed = { stability: 12, difficulty: 6.5 };
  const log = [takenOver(seed, "2026-03-01"), entry({ at: at + 1 }), entry({ wordId: 8, at: at + 2 })];
  expect(historiesOf(log, scheduler)).toEqual([[{ grade: 3, day }]]);
});
