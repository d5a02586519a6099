import { expect, test } from "vitest";
import { emptyPlayDay, type PlayDay, type PlayedAnswer, withPlayedAnswer } from "./play-day.ts";
import { sharingAccounts, suspicionsOf } from "./suspicion.ts";

const answer = (overrides: Partial<PlayedAnswer> = {}): PlayedAnswer => ({
  isRight: true,
  points: 10,
  counted: 10,
  methodAt: 0,
  level: 1,
  pauseMs: null,
  elapsedMs: 1_000,
  isHasty: false,
  hour: 9,
  ...overrides,
});

function dayOf(count: number, at: (index: number) => Partial<PlayedAnswer>, start: PlayDay = emptyPlayDay()): PlayDay {
  return Array.from({ length: count }, (_, index) => answer(at(index))).reduce(withPlayedAnswer, start);
}

const kindsOf = (day: PlayDay) => suspicionsOf(day).map(({ kind }) => kind);

/** 2 s and 6 s in turn: mean 4 s, deviation 2 s. One in ten is wrong. */
const human = (index: number) => ({ elapsedMs: index % 2 === 0 ? 2_000 : 6_000, isRight: index % 10 !== 0 });

test("the figures of a day are sums of its answers", () => {
  const day = [
    answer(),
    answer({ elapsedMs: null, hour: 0, counted: 4, methodAt: 8, level: 5, pauseMs: 1_999 }),
    answer({ isRight: false, points: 0, counted: 0, elapsedMs: 3_000, hour: 23, level: 3, pauseMs: 2_000 }),
    answer({ isHasty: true, elapsedMs: 300, pauseMs: 600_000 }),
  ].reduce(withPlayedAnswer, emptyPlayDay(5));
  expect(day).toEqual({
    points: 30,
    answers: 4,
    wrong: 1,
    timed: 3,
    msSum: 4_300,
    msSquareSum: 1_000_000 + 9_000_000 + 90_000,
    hasty: 1,
    hours: 2 ** 9 + 1 + 2 ** 23,
    run: 1,
    longestRun: 7,
    counted: 24,
    methodPoints: [20, 0, 0, 0, 0, 0, 0, 0, 10],
    methodAnswers: [3, 0, 0, 0, 0, 0, 0, 0, 1],
    levelAnswers: [2, 0, 1, 0, 1],
    pauseBins: [1, 1, 0, 0, 0, 0, 0, 1],
  });
});

test("a person's day is not suspicious", () => {
  expect(kindsOf(dayOf(500, human))).toEqual([]);
});

test("answers faster than anyone reads are, from 40 a day and one in seven on", () => {
  const hasty = (count: number) => (index: number) => ({ ...human(index), isHasty: index < count });
  expect(kindsOf(dayOf(200, hasty(39)))).toEqual([]);
  expect(suspicionsOf(dayOf(200, hasty(40)))).toEqual([
    { kind: "superhuman_times", evidence: { hasty: 40, answers: 200 } },
  ]);
  expect(kindsOf(dayOf(400, hasty(40)))).toEqual([]);
});

test("times that hardly vary are, over 150 answers of a day", () => {
  // Mean 5 s, deviation 1 s.
  const steady = (index: number) => ({ ...human(index), elapsedMs: index % 2 === 0 ? 4_000 : 6_000 });
  expect(kindsOf(dayOf(149, steady))).toEqual([]);
  expect(suspicionsOf(dayOf(150, steady))).toEqual([
    { kind: "constant_times", evidence: { answers: 150, meanMs: 5_000, deviationMs: 1_000 } },
  ]);
});

test("600 right answers in a row are, over several days too", () => {
  const right = (index: number) => ({ ...human(index), isRight: true });
  const first = dayOf(599, right);
  expect(kindsOf(first)).toEqual([]);
  expect(suspicionsOf(dayOf(1, right, emptyPlayDay(first.run)))).toEqual([
    { kind: "faultless", evidence: { longestRun: 600, answers: 1, wrong: 0 } },
  ]);
  const broken = dayOf(1, () => ({ isRight: false }), first);
  expect(kindsOf(dayOf(300, right, broken))).toEqual([]);
});

test("answers in more than 16 hours of a day are", () => {
  const through = (hours: number) => (index: number) => ({ ...human(index), hour: index % hours });
  expect(kindsOf(dayOf(100, through(16)))).toEqual([]);
  expect(suspicionsOf(dayOf(100, through(17)))).toEqual([{ kind: "long_day", evidence: { hours: 17, answers: 100 } }]);
});

test("five busy accounts of one address are, not a family of four, nor a class that plays at school", () => {
  const accounts = (count: number, points: number) => Array.from({ length: count }, (_, id) => ({ id, points }));
  expect(sharingAccounts(accounts(4, 900_000))).toEqual([]);
  expect(sharingAccounts(accounts(30, 599_999))).toEqual([]);
  expect(sharingAccounts([...accounts(5, 600_000), { id: 9, points: 1_000 }])).toEqual(accounts(5, 600_000));
});
