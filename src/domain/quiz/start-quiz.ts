import { playableWords } from "./offered-methods.ts";
import type { QuizState } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { minimumWords, type QuizSettings } from "./settings.ts";

export class TooFewWordsError extends Error {
  override readonly name = "TooFewWordsError";
  /** How many words of the list the chosen methods can ask for. */
  readonly playable: number;

  constructor(playable: number, least = minimumWords) {
    super(`a quiz needs ${least} words that its methods can ask for, not ${playable}`);
    this.playable = playable;
  }
}

/**
 * A quiz over the words that the chosen methods can ask for, each once; without a tour.
 *
 * @param least words that it needs
 * @throws TooFewWordsError with fewer of them
 */
export function startQuiz(words: readonly QuizWord[], settings: QuizSettings, least = minimumWords): QuizState {
  const pool = [...new Set(playableWords(words, settings).map(({ id }) => id))];
  if (pool.length < least) throw new TooFewWordsError(pool.length, least);
  return { settings, startLength: pool.length, pool, tour: null };
}
