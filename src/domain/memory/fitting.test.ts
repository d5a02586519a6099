import { default_w } from "ts-fsrs";
import { expect, test } from "vitest";
import { before, bestWeights, comparedFrom, type History, historiesOf, logLoss } from "./fitting.ts";
import { createScheduler, defaultScheduling } from "./scheduler.ts";
import type { LogEntry } from "./word-memory.ts";

const scheduler = createScheduler(defaultScheduling);

function entry(day: string, change: Partial<LogEntry> = {}): LogEntry {
  const at = Date.parse(`${day}T09:00:00Z`);
  return { answerId: day, wordId: 1, kind: "recognition", way: "choice", grade: 3, at, day, ...change };
}

test("of a day the first grade counts, and a word that is taken up anew begins a history", () => {
  const log = [
    entry("2026-01-01"),
    entry("2026-01-01", { answerId: "later", grade: 1, at: Date.parse("2026-01-01T10:00:00Z") }),
    entry("2026-01-04", { grade: 4 }),
    entry("2026-01-02", { wordId: 2, grade: 1 }),
  ];
  expect(historiesOf(log, scheduler)).toEqual([
    [
      { grade: 3, day: "2026-01-01" },
      { grade: 4, day: "2026-01-04" },
    ],
    [{ grade: 1, day: "2026-01-02" }],
  ]);
  const learnt = ["2026-01-01", "2026-01-10", "2026-02-10"].map((day) => entry(day, { grade: 4 }));
  const anew = [entry("2026-03-01", { way: "learn", grade: null }), entry("2026-03-02")];
  expect(historiesOf([...learnt, ...anew], scheduler).map(({ length }) => length)).toEqual([3, 1]);
});

test("the last fifth of 400 grades is compared, fewer are too few", () => {
  const of = (count: number): History[] =>
    Array.from({ length: count }, (_, at) => [{ grade: 3, day: `2026-01-${String(1 + (at % 20)).padStart(2, "0")}` }]);
  expect(comparedFrom(of(399))).toBeUndefined();
  expect(comparedFrom(of(400))).toBe("2026-01-17");
  expect(before(of(400), "2026-01-17")).toHaveLength(320);
});

// A first "good" has a stability of 2.3065 days by the defaults: the chance after as many is 0.9, by its definition.
test("the loss is the mean of -ln of the chance that was given to what came", () => {
  const weights = default_w.with(2, 3);
  const right: History = [
    { grade: 3, day: "2026-01-01" },
    { grade: 3, day: "2026-01-04" },
  ];
  const wrong: History = [
    { grade: 3, day: "2026-01-01" },
    { grade: 1, day: "2026-01-04" },
  ];
  expect(logLoss([right], weights, "2026-01-04")).toBeCloseTo(-Math.log(0.9), 6);
  expect(logLoss([wrong], weights, "2026-01-04")).toBeCloseTo(-Math.log(0.1), 6);
  expect(logLoss([right, wrong], weights, "2026-01-04")).toBeCloseTo(-(Math.log(0.9) + Math.log(0.1)) / 2, 6);
  // Nothing to compare is no proof for any.
  expect(logLoss([right], weights, "2026-01-05")).toBe(Number.POSITIVE_INFINITY);
});

test("the parameters that foretell best are kept, and the defaults where none is better", () => {
  const forgotten: History[] = Array.from({ length: 5 }, () => [
    { grade: 3, day: "2026-01-01" },
    { grade: 1, day: "2026-01-04" },
  ]);
  const weaker = default_w.with(2, 0.5);
  expect(bestWeights([null, weaker], forgotten, "2026-01-02")).toBe(weaker);
  expect(bestWeights([null, default_w.with(2, 50)], forgotten, "2026-01-02")).toBeNull();
  expect(bestWeights([null, [...default_w]], forgotten, "2026-01-02")).toBeNull();
});
