import { FSRSAlgorithm } from "ts-fsrs";
import { type Day, dayAfter, daysBetween } from "../locale/day.ts";
import type { Card, CardSeed, CardState, Grade } from "./card.ts";

/** What FSRS-6 is run with for one person. */
export type Scheduling = {
  /** The probability with which a card is to be remembered when it is asked. */
  readonly retention: number;
  /** The 21 parameters fitted to the person; null for the defaults of the package. */
  readonly weights: readonly number[] | null;
};

export const retentionRange = { least: 0.8, default: 0.9, most: 0.97 } as const;

export const defaultScheduling: Scheduling = { retention: retentionRange.default, weights: null };

/** Five years. */
export const longestInterval = 1_826;

/** A card after a grade, and when it is asked again. */
export type Scheduled = { readonly state: CardState; readonly interval: number; readonly dueDay: Day };

export type Scheduler = {
  /**
   * The card after a grade of a day.
   *
   * @param seed chooses the fuzz: the same seed gives the same interval
   */
  next(card: Pick<Card, "state">, grade: Grade, day: Day, seed: string): Scheduled;
  /** A card that was last answered elsewhere, on a day, and when it is asked again. */
  begin(seed: CardSeed, lastDay: Day, fuzzSeed: string): Pick<Scheduled, "state" | "dueDay">;
  /** The days after which the card would be asked again, for the four grades. */
  intervals(card: Pick<Card, "state">, day: Day, seed: string): readonly [number, number, number, number];
  /** The probability that the card is remembered on a day, from 0 to 1. */
  retrievability(state: CardState, day: Day): number;
  /** The days since the last grade, in stabilities, after which the retrievability has fallen to this value. */
  elapsedAt(retrievability: number): number;
};

/**
 * FSRS-6 over whole days: of the answers of a day only the first is graded, so its part for the same day is off. The
 * package's ready schedulers are not used: they keep the four intervals a day apart each, so that a first right answer is
 * asked again after 3 days where the retention aimed at says 2.
 */
export function createScheduler({ retention, weights }: Scheduling): Scheduler {
  const engine = new FSRSAlgorithm({
    request_retention: retention,
    maximum_interval: longestInterval,
    enable_fuzz: true,
    enable_short_term: false,
    ...(weights !== null && { w: weights }),
  });
  const elapsedOf = (state: CardState | null, day: Day) =>
    state === null ? 0 : Math.max(0, daysBetween(state.lastDay, day));

  const next: Scheduler["next"] = ({ state }, grade, day, seed) => {
    const elapsed = elapsedOf(state, day);
    const { stability, difficulty } = engine.next_state(state, elapsed, grade);
    engine.seed = seed;
    const interval = engine.next_interval(stability, elapsed);
    return { state: { stability, difficulty, lastDay: day }, interval, dueDay: dayAfter(day, interval) };
  };

  return {
    next,
    begin({ stability, difficulty }, lastDay, fuzzSeed) {
      engine.seed = fuzzSeed;
      const state = { stability, difficulty: difficulty ?? engine.next_state(null, 0, 3).difficulty, lastDay };
      return { state, dueDay: dayAfter(lastDay, engine.next_interval(stability, 0)) };
    },
    intervals(card, day, seed) {
      const of = (grade: Grade) => next(card, grade, day, seed).interval;
      return [of(1), of(2), of(3), of(4)];
    },
    retrievability: (state, day) => engine.forgetting_curve(elapsedOf(state, day), state.stability),
    elapsedAt: (retrievability) => engine.calculate_interval_modifier(retrievability),
  };
}

/** The model alone, over numbers of days and without fuzz: for looking ahead. */
export type MemoryModel = {
  next(state: ModelState | null, elapsed: number, grade: Grade): ModelState;
  /** Days until a card is asked again. */
  interval(stability: number): number;
  retrievability(elapsed: number, stability: number): number;
};

export type ModelState = Omit<CardState, "lastDay">;

export function createModel({ retention, weights }: Scheduling): MemoryModel {
  const engine = new FSRSAlgorithm({
    request_retention: retention,
    maximum_interval: longestInterval,
    enable_fuzz: false,
    enable_short_term: false,
    ...(weights !== null && { w: weights }),
  });
  return {
    next: (state, elapsed, grade) => engine.next_state(state, elapsed, grade),
    interval: (stability) => engine.next_interval(stability, 0),
    retrievability: (elapsed, stability) => engine.forgetting_curve(elapsed, stability),
  };
}
