import { type Chance, shuffle } from "./chance.ts";
import type { QuizState, Tour, TourSummary } from "./quiz-state.ts";
import { tourSize } from "./settings.ts";

export function isTourOver(tour: Tour | null): boolean {
  return tour === null || tour.queue.length === 0;
}

/** Nothing is left to ask: neither in the tour nor in the pool. */
export function isQuizOver({ pool, tour }: QuizState): boolean {
  return pool.length === 0 && isTourOver(tour);
}

/** How many words are not finished. */
export function remainingWords({ pool, tour }: QuizState): number {
  return pool.length + (tour?.queue.length ?? 0);
}

/** Takes up to 20 words of the pool at random; with a tour open, or an empty pool, the state as it is. */
export function startTour(state: QuizState, chance: Chance): QuizState {
  if (!isTourOver(state.tour) || state.pool.length === 0) return state;
  const taken = shuffle(state.pool, chance).slice(0, tourSize);
  return {
    ...state,
    pool: state.pool.filter((id) => !taken.includes(id)),
    tour: {
      words: taken.map((id) => ({ id, my_true_count: 0, falseCount: 0, points: 0 })),
      queue: taken,
      question: null,
      asked: 0,
    },
  };
}

/** A tour of nothing but the words that the last one heard a wrong answer to; the pool waits. With none, the state as it is. */
export function startMissedTour(state: QuizState, chance: Chance): QuizState {
  const missed = (state.tour?.words ?? []).filter(({ falseCount }) => falseCount > 0).map(({ id }) => id);
  if (!isTourOver(state.tour) || missed.length === 0) return state;
  return { ...startTour({ ...state, pool: missed }, chance), pool: state.pool };
}

/** Puts a tour away; words that were not finished go back to the pool. */
export function finishTour(state: QuizState): QuizState {
  return { ...state, pool: [...state.pool, ...(state.tour?.queue ?? [])], tour: null };
}

export function summaryOf({ words }: Tour): TourSummary {
  const sum = (count: (word: (typeof words)[number]) => number) =>
    words.reduce((total, word) => total + count(word), 0);
  return {
    right: sum((word) => word.my_true_count),
    wrong: sum((word) => word.falseCount),
    points: sum((word) => word.points),
    words,
  };
}
