import { levels } from "../lexicon/level.ts";
import { pauseBinCount, pauseBinOf } from "./answer-times.ts";

/** As many as a quiz has methods, which a test compares. */
export const methodCount = 9;

/** What is kept of a person's answers of one day of the leaderboard, in place of the time of each. */
export type PlayDay = {
  /** By the ledger. */
  readonly points: number;
  readonly answers: number;
  readonly wrong: number;
  /** Answers within the question's time, and the sums of their milliseconds and of the squares of these. */
  readonly timed: number;
  readonly msSum: number;
  readonly msSquareSum: number;
  /** Right answers faster than a person reads and writes. */
  readonly hasty: number;
  /** A bit for each hour of the day with an answer: bit 0 is the hour after midnight. */
  readonly hours: number;
  /** Right answers in a row after the last answer, those of earlier days included, and the longest such run of the day. */
  readonly run: number;
  readonly longestRun: number;
  /** Points within the caps of a day: what is ranked is worked out from it (ranked-points.ts). */
  readonly counted: number;
  /** By method, in the order of the quiz's table: points by the ledger, and answers. */
  readonly methodPoints: readonly number[];
  readonly methodAnswers: readonly number[];
  /** Answers by the word's level: A1 is the first. */
  readonly levelAnswers: readonly number[];
  /** Times since the answer before, by `pauseBinOf`. */
  readonly pauseBins: readonly number[];
};

/** An answer as it is added to the day. */
export type PlayedAnswer = {
  readonly isRight: boolean;
  readonly points: number;
  /** Of these, by `countedPoints`. */
  readonly counted: number;
  /** Of the method in the quiz's table, from 0 on. */
  readonly methodAt: number;
  /** Of the word, from 1 on. */
  readonly level: number;
  /** Milliseconds since the answer before; null for a day's first. */
  readonly pauseMs: number | null;
  /** Null where it took longer than the question's time. */
  readonly elapsedMs: number | null;
  readonly isHasty: boolean;
  /** 0 to 23, in Istanbul. */
  readonly hour: number;
};

const zeros = (length: number) => Array.from({ length }, () => 0);

/** A day without answers, after a day that ended with a run. */
export function emptyPlayDay(run = 0): PlayDay {
  return {
    points: 0,
    answers: 0,
    wrong: 0,
    timed: 0,
    msSum: 0,
    msSquareSum: 0,
    hasty: 0,
    hours: 0,
    run,
    longestRun: 0,
    counted: 0,
    methodPoints: zeros(methodCount),
    methodAnswers: zeros(methodCount),
    levelAnswers: zeros(levels.length),
    pauseBins: zeros(pauseBinCount),
  };
}

const plus = (counts: readonly number[], at: number, more: number) =>
  counts.map((count, index) => (index === at ? count + more : count));

/** The day with one answer more; storage/quiz/close-question.ts adds the same in SQL. */
export function withPlayedAnswer(day: PlayDay, answer: PlayedAnswer): PlayDay {
  const { isRight, points, elapsedMs, isHasty, hour, methodAt, pauseMs } = answer;
  const run = isRight ? day.run + 1 : 0;
  const ms = elapsedMs ?? 0;
  return {
    points: day.points + points,
    answers: day.answers + 1,
    wrong: day.wrong + (isRight ? 0 : 1),
    timed: day.timed + (elapsedMs === null ? 0 : 1),
    msSum: day.msSum + ms,
    msSquareSum: day.msSquareSum + ms * ms,
    hasty: day.hasty + (isHasty ? 1 : 0),
    hours: day.hours | (1 << hour),
    run,
    longestRun: Math.max(day.longestRun, run),
    counted: day.counted + answer.counted,
    methodPoints: plus(day.methodPoints, methodAt, points),
    methodAnswers: plus(day.methodAnswers, methodAt, 1),
    levelAnswers: plus(day.levelAnswers, answer.level - 1, 1),
    pauseBins: pauseMs === null ? day.pauseBins : plus(day.pauseBins, pauseBinOf(pauseMs), 1),
  };
}
