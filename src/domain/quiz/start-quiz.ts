import { playableWords } from "./offered-methods.ts";
import type { QuizState } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { minimumWords, type QuizSettings } from "./settings.ts";

export class TooFewWordsError extends Error {
  override readonly name = "TooFewWordsError";
  /** How many words of the list the chosen methods can ask for. */
  readonly playable: number;

  constructor(playable: number) {
    super(`a quiz needs ${minimumWords} words that its methods can ask for, not ${playable}`);
    this.playable = playable;
  }
}

/**
 * A quiz over the words that the chosen methods can ask for, each once; without a tour.
 *
 * @throws TooFewWordsError with fewer than six of them
 */
export function startQuiz(words: readonly QuizWord[], settings: QuizSettings): QuizState {
  const pool = [...new Set(playableWords(words, settings).map(({ id }) => id))];
  if (pool.length < minimumWords) throw new TooFewWordsError(pool.length);
  return { settings, startLength: pool.length, pool, tour: null };
}
