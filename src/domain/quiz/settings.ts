import type { ListLanguage } from "../locale/meaning-language.ts";
import type { MethodId } from "./methods.ts";

/** Right answers after which a word is finished. */
export type Repetition = 1 | 2 | 3;

export const repetitions: readonly Repetition[] = [1, 2, 3];

/** A quiz needs at least this many words. */
export const minimumWords = 6;

/** Words of a tour; the last one has fewer. */
export const tourSize = 20;

export const choiceCount = 4;

/** Chosen before a quiz starts, and fixed until its end. */
export type QuizSettings = {
  readonly methods: readonly MethodId[];
  readonly repetition: Repetition;
  readonly meanLanguage: ListLanguage;
  /** Words can be spoken: by the browser's voice or by the server. */
  readonly hasVoice: boolean;
  /** False: no time limits, and so no points. */
  readonly isTimed: boolean;
  /**
   * True: a word is asked by the first method, after a right answer by the second, and so on. Otherwise by a random one
   * of them.
   */
  readonly isInOrder?: boolean;
};
