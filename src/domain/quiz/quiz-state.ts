import type { MethodId } from "./methods.ts";
import type { QuizSettings } from "./settings.ts";

/**
 * A quiz at any moment: a plain value that JSON keeps whole, for the browser's `history` as for a row.
 * Words are their ids.
 */
export type QuizState = {
  readonly settings: QuizSettings;
  /** How many words the quiz began with. */
  readonly start_length: number;
  /** Words that no tour has taken yet. */
  readonly pool: readonly number[];
  /** The tour that is played, or the last one until the next begins. */
  readonly tour: Tour | null;
};

export type Tour = {
  /** Every word of the tour with what it has gathered. */
  readonly words: readonly WordTally[];
  /** Words not finished, the next one first; while a question is open, its word. */
  readonly queue: readonly number[];
  readonly question: OpenQuestion | null;
  /** Questions opened so far. */
  readonly asked: number;
};

export type WordTally = {
  readonly id: number;
  readonly my_true_count: number;
  readonly falseCount: number;
  readonly points: number;
};

/** An asked question, from which its item can be made again. */
export type OpenQuestion = {
  /** 1 for a tour's first question. */
  readonly number: number;
  readonly wordId: number;
  readonly method: MethodId;
  /** As shown, in their order; empty where the answer is written. */
  readonly choices_list: readonly string[];
  readonly StartPointForScoring: number;
  /** Seconds; 0 without time limits. */
  readonly DurationForScoring: number;
  /** Milliseconds by the clock of whoever runs the engine. */
  readonly openedAt: number;
};

export type TourSummary = {
  /** Right and wrong answers, points earned. */
  readonly right: number;
  readonly wrong: number;
  readonly points: number;
  readonly words: readonly WordTally[];
};
