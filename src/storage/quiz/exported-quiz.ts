import type { Tour } from "../../domain/quiz/quiz-state.ts";

/**
 * A quiz as the export shows it: without the open question, and with the words that are still to be asked by their ids, so
 * that nothing tells which one is asked for.
 */
export function exportedQuiz<Q extends { readonly tour: Tour | null }>({ tour, ...quiz }: Q) {
  return { ...quiz, tour: tour && exportedTour(tour) };
}

function exportedTour({ queue, words, ...tour }: Tour): Tour {
  return {
    ...tour,
    queue: queue.toSorted((a, b) => a - b),
    words: words.toSorted((a, b) => a.id - b.id),
    question: null,
  };
}
