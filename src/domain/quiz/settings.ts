import type { Locale } from "../locale/locale.ts";
import type { MethodId } from "./methods.ts";

/** How often a word must be answered right to be finished: its `repetitionCount`. */
export type Repetition = 1 | 2 | 3;

export const repetitions: readonly Repetition[] = [1, 2, 3];

/** A quiz needs at least this many words. */
export const minimumWords = 6;

/** A tour takes this many words of the pool, fewer at its end. */
export const tourSize = 20;

export const choiceCount = 4;

/** What is decided before a quiz starts and holds until its end. */
export type QuizSettings = {
  readonly methods: readonly MethodId[];
  readonly repetition: Repetition;
  readonly meanLanguage: Locale;
  /** Words can be spoken: by the browser's voice or by the server. */
  readonly hasVoice: boolean;
  /** False: no time limits, and so no points. */
  readonly isTimed: boolean;
};
