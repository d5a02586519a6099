import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, daysBetween } from "../locale/day.ts";
import type { CardState, Grade } from "./card.ts";
import { createScheduler, defaultScheduling, longestInterval } from "./scheduler.ts";

const scheduler = createScheduler(defaultScheduling);
const monday = "2026-03-02";

/** The package's published vectors for whole days (ts-fsrs, long-term_scheduler.test.ts), where each review is on its day. */
const publishedWeights = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904, 0.3025,
  2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
  // FSRS-6 adds these two; the published vectors are without them.
  0, 0.5,
];

test.each<{ given: Grade[]; intervals: number[]; stabilities: number[]; difficulties: number[] }>([
  {
    given: [1, 2, 3, 4, 1, 2, 3, 4],
    intervals: [1, 2, 6, 41, 4, 7, 21, 133],
    stabilities: [0.4197, 1.0344317, 5.5356759, 41.0033667, 4.46605519, 6.67743292, 20.88868155, 132.81849454],
    difficulties: [7.1434, 7.03653841, 6.64066485, 5.92312772, 6.44779861, 6.45995078, 6.10293922, 5.36588547],
  },
  {
    given: [3, 4, 1, 2, 3, 4, 1, 2],
    intervals: [3, 33, 4, 7, 26, 193, 9, 14],
    stabilities: [3.0412, 32.65484522, 4.22256838, 7.2325009, 25.52681746, 193.36618775, 8.63899847, 14.31323867],
    difficulties: [4.49094334, 3.69538259, 4.83221448, 5.12078462, 4.85403286, 4.07165035, 5.1050878, 5.34697075],
  },
])(
  "grades $given come to the published stabilities and difficulties",
  ({ given, intervals, stabilities, difficulties }) => {
    const published = createScheduler({ retention: 0.9, weights: publishedWeights });
    let state: CardState | null = null;
    let day = monday;
    const states: CardState[] = [];
    for (const [at, grade] of given.entries()) {
      state = published.next({ state }, grade, day, "seed").state;
      states.push(state);
      // On the published day: ours is fuzzed.
      day = dayAfter(day, intervals[at] ?? 0);
    }
    expect(states.map(({ stability }) => stability)).toEqual(stabilities);
    expect(states.map(({ difficulty }) => difficulty)).toEqual(difficulties);
  },
);

test("the default parameters come to the published memory state of FSRS-6", () => {
  // fsrs-rs, inference.rs, as ts-fsrs checks it without its part for the same day; the second review is on the same day.
  const after: [number, Grade][] = [
    [0, 1],
    [0, 3],
    [1, 3],
    [3, 3],
    [8, 3],
    [21, 3],
  ];
  let state: CardState | null = null;
  let day = monday;
  for (const [days, grade] of after) {
    day = dayAfter(day, days);
    state = scheduler.next({ state }, grade, day, "seed").state;
  }
  expect(state?.stability).toBeCloseTo(53.335106, 4);
  expect(state?.difficulty).toBeCloseTo(6.3574867, 4);
});

test("a card is asked when its retrievability has fallen to the retention aimed at", () => {
  for (const retention of [0.8, 0.85, 0.9, 0.95, 0.97]) {
    const aimed = createScheduler({ retention, weights: null });
    const state: CardState = { stability: 1_000, difficulty: 5, lastDay: monday };
    const days = Math.round(1_000 * aimed.elapsedAt(retention));
    expect(aimed.retrievability(state, dayAfter(monday, days))).toBeCloseTo(retention, 3);
  }
});

test("the same seed gives the same interval, others spread around it", () => {
  const state: CardState = { stability: 30, difficulty: 5, lastDay: monday };
  const today = dayAfter(monday, 30);
  const intervalOf = (seed: string) => scheduler.next({ state }, 3, today, seed).interval;
  const intervals = Array.from({ length: 200 }, (_, seed) => intervalOf(`${seed}`));
  expect(new Set(intervals).size).toBeGreaterThan(5);
  expect(intervals.map((_, seed) => intervalOf(`${seed}`))).toEqual(intervals);
});

const anyState = fc.record({
  stability: fc.double({ min: 0.01, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  lastDay: fc.constant(monday),
});

test("intervals rise with the grade, are one day at least and five years at most", () => {
  fc.assert(
    fc.property(anyState, fc.integer({ min: 1, max: 4_000 }), fc.string(), (state, elapsed, seed) => {
      const today = dayAfter(monday, elapsed);
      const intervals = scheduler.intervals({ state }, today, seed);
      expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
      expect(intervals[0]).toBeGreaterThanOrEqual(1);
      expect(intervals[3]).toBeLessThanOrEqual(longestInterval);
      const [, , good] = intervals;
      const next = scheduler.next({ state }, 3, today, seed);
      expect(next.interval).toBe(good);
      expect(daysBetween(today, next.dueDay)).toBe(good);
    }),
  );
});

test("a right answer never makes a memory weaker, a wrong one never stronger", () => {
  fc.assert(
    fc.property(anyState, fc.integer({ min: 1, max: 4_000 }), (state, elapsed) => {
      const today = dayAfter(monday, elapsed);
      const after = (grade: Grade) => scheduler.next({ state }, grade, today, "seed").state;
      expect(after(3).stability).toBeGreaterThanOrEqual(Math.min(state.stability, 36_500) - 1e-6);
      expect(after(1).stability).toBeLessThanOrEqual(state.stability + 1e-6);
      expect(after(1).difficulty).toBeGreaterThanOrEqual(after(4).difficulty);
    }),
  );
});
