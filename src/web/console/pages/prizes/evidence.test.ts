import { expect, test } from "vitest";
import { type Evidence, ordered, type RankedPerson, sidesOf } from "./evidence.ts";

const honest: Evidence = {
  answers: 900,
  wrongShare: 0.08,
  answersPerHour: 120,
  medianMs: 2_400,
  fastShare: 0.01,
  days: 20,
  mostHours: 3,
  sameAddress: 0,
  sameDevice: 0,
  accountDays: 200,
  isMailVerified: true,
  flags: [],
  hardShare: 0.3,
  levelAnswers: [200, 230, 200, 150, 120],
  lists: 12,
  topListShare: 0.2,
  sessions: 31,
  methods: [
    { method: "test-phrase-mean", answers: 500 },
    { method: "write-mean-phrase", answers: 400 },
  ],
  pauses: [20, 200, 300, 200, 100, 40, 20, 20],
};

const row = (rank: number, evidence: Evidence | null): RankedPerson => ({
  rank,
  boardRank: rank,
  userId: rank,
  username: `person ${rank}`,
  points: 1_000 - rank,
  obstacles: [],
  nextPrize: null,
  prize: null,
  looked: null,
  disqualified: null,
  evidence,
});

test("all that is known of an honest person speaks for them", () => {
  expect(sidesOf(honest).against).toEqual([]);
  expect(sidesOf(honest).for).toHaveLength(10);
});

test("each figure beyond its limit speaks against", () => {
  const day = "2026-10-03";
  expect(sidesOf({ ...honest, fastShare: 0.15 }).against).toEqual(["fastShare"]);
  expect(sidesOf({ ...honest, wrongShare: 0.01 }).against).toEqual(["wrongShare"]);
  expect(sidesOf({ ...honest, mostHours: 17 }).against).toEqual(["mostHours"]);
  expect(sidesOf({ ...honest, accountDays: 13, sameDevice: 1 }).against).toEqual(["accountDays", "sameDevice"]);
  expect(sidesOf({ ...honest, hardShare: 0.8 }).against).toEqual(["hardShare"]);
  const copied = [{ method: "writeListen-engAudio-phrase" as const, answers: 720 }];
  expect(sidesOf({ ...honest, methods: copied }).against).toEqual(["topMethod"]);
  const flag = { kind: "faultless" as const, day, figures: {} };
  expect(sidesOf({ ...honest, flags: [{ ...flag, state: "confirmed" }] }).against).toEqual(["flags"]);
  expect(sidesOf({ ...honest, flags: [{ ...flag, state: "cleared" }] }).against).toEqual([]);
});

test("without answers their figures speak neither for nor against", () => {
  const idle = { ...honest, answers: 0, wrongShare: null, fastShare: null, mostHours: 0, hardShare: null, methods: [] };
  expect(sidesOf(idle).for).toEqual(["isMailVerified", "accountDays", "sameAddress", "sameDevice", "flags"]);
});

test("the most suspicious come first, deleted accounts last", () => {
  const rows = [
    row(1, honest),
    row(2, null),
    row(3, { ...honest, medianMs: 300, fastShare: 0.9, answersPerHour: 2_000 }),
  ];
  const ranks = (order: Parameters<typeof ordered>[1]) => ordered(rows, order).map(({ rank }) => rank);
  expect(ranks("rank")).toEqual([1, 2, 3]);
  for (const order of ["answersPerHour", "medianMs", "fastShare", "against"] as const) {
    expect(ranks(order), order).toEqual([3, 1, 2]);
  }
});
