import type { Day } from "../locale/day.ts";
import type { CardState, Grade } from "./card.ts";
import { createScheduler, type Scheduler } from "./scheduler.ts";
import { foldWord, type LogEntry } from "./word-memory.ts";

/** Days with a grade that a person needs before parameters are fitted to them. */
export const leastGradedDays = 400;

/** The share of a person's grades, the last ones, by which parameters are compared. */
const comparedShare = 1 / 5;

/** A grade that moved a card. */
export type GradedDay = { readonly grade: Grade; readonly day: Day };

/** The grades of a card in the order of their days, from its first on; a word taken up anew begins another. */
export type History = readonly GradedDay[];

/** The histories of cards that a person's log comes to, by the rules that make cards of it. */
export function historiesOf(entries: readonly LogEntry[], scheduler: Scheduler): History[] {
  const histories: GradedDay[][] = [];
  const ofState = new Map<CardState, GradedDay[]>();
  const recording: Scheduler = {
    ...scheduler,
    next(card, grade, day, seed) {
      const scheduled = scheduler.next(card, grade, day, seed);
      const history = card.state === null ? [] : ofState.get(card.state);
      // Of a word that was taken over from elsewhere the first answers are not known.
      if (history === undefined) return scheduled;
      if (card.state === null) histories.push(history);
      history.push({ grade, day });
      ofState.set(scheduled.state, history);
      return scheduled;
    },
  };
  for (const [, ofWord] of Map.groupBy(entries, ({ wordId }) => wordId)) foldWord(ofWord, recording);
  return histories;
}

/** The day from which on the grades are compared: the last fifth of them; undefined where there are too few. */
export function comparedFrom(histories: readonly History[]): Day | undefined {
  const days = histories.flatMap((history) => history.map(({ day }) => day)).sort();
  return days.length < leastGradedDays ? undefined : days[Math.ceil(days.length * (1 - comparedShare))];
}

/** What the histories were before a day. */
export function before(histories: readonly History[], day: Day): History[] {
  return histories.map((history) => history.filter((graded) => graded.day < day)).filter(({ length }) => length > 0);
}

/** How badly parameters foretell the grades from a day on: the mean of -ln of what they gave to what came; first grades are not foretold. */
export function logLoss(histories: readonly History[], weights: readonly number[] | null, from: Day): number {
  const scheduler = createScheduler({ retention: 0.9, weights });
  let sum = 0;
  let count = 0;
  for (const history of histories) {
    let state: CardState | null = null;
    for (const { grade, day } of history) {
      if (state !== null && day >= from) {
        const remembered = scheduler.retrievability(state, day);
        sum -= Math.log(Math.max(grade > 1 ? remembered : 1 - remembered, Number.EPSILON));
        count += 1;
      }
      state = scheduler.next({ state }, grade, day, "").state;
    }
  }
  return count === 0 ? Number.POSITIVE_INFINITY : sum / count;
}

/** Which parameters foretell the grades from a day on best; of equal ones the first. Null stands for the defaults. */
export function bestWeights(
  candidates: readonly (readonly number[] | null)[],
  histories: readonly History[],
  from: Day,
): readonly number[] | null {
  let best: readonly number[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const weights of candidates) {
    const loss = logLoss(histories, weights, from);
    if (loss < least) [best, least] = [weights, loss];
  }
  return best;
}
