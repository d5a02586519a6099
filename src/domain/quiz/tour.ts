import type { QuizState, Tour, TourSummary } from "./quiz-state.ts";
import { type Random, shuffle } from "./random.ts";
import { tourSize } from "./settings.ts";

export function isTourOver(tour: Tour | null): boolean {
  return tour === null || tour.queue.length === 0;
}

/** Neither tour nor pool have unfinished words. */
export function isQuizOver({ pool, tour }: QuizState): boolean {
  return pool.length === 0 && isTourOver(tour);
}

/** The number of words that are still to be asked. */
export function remainingWords({ pool, tour }: QuizState): number {
  return pool.length + (tour?.queue.length ?? 0);
}

/** The words of a tour that the quiz is not finished without: none where they are studied again. */
export function unfinishedIn(tour: Tour | null): number {
  return tour === null || tour.isAgain ? 0 : tour.queue.length;
}

/** Moves up to 20 random words from the pool to a new tour; unchanged with an open tour or an empty pool. */
export function startTour(state: QuizState, random: Random): QuizState {
  if (!isTourOver(state.tour) || state.pool.length === 0) return state;
  const taken = shuffle(state.pool, random).slice(0, tourSize);
  return {
    ...state,
    pool: state.pool.filter((id) => !taken.includes(id)),
    tour: {
      words: taken.map((id) => ({ id, correctCount: 0, wrongCount: 0, points: 0 })),
      queue: taken,
      question: null,
      asked: 0,
    },
  };
}

/** A new tour of the words with wrong answers in the last one, leaving the pool; unchanged where there are none. */
export function startMissedTour(state: QuizState, random: Random): QuizState {
  const missed = (state.tour?.words ?? []).filter(({ wrongCount }) => wrongCount > 0).map(({ id }) => id);
  if (!isTourOver(state.tour) || missed.length === 0) return state;
  const { tour, ...started } = startTour({ ...state, pool: missed }, random);
  return { ...started, pool: state.pool, tour: tour && { ...tour, isAgain: true } };
}

/** Ends a tour; its unfinished words return to the pool, unless they were studied again. */
export function finishTour(state: QuizState): QuizState {
  const { pool, tour } = state;
  return { ...state, pool: tour === null || tour.isAgain ? pool : [...pool, ...tour.queue], tour: null };
}

export function summaryOf({ words }: Tour): TourSummary {
  const sum = (count: (word: (typeof words)[number]) => number) =>
    words.reduce((total, word) => total + count(word), 0);
  return {
    right: sum((word) => word.correctCount),
    wrong: sum((word) => word.wrongCount),
    points: sum((word) => word.points),
    words,
  };
}
