import type { MethodId } from "./methods.ts";
import type { QuizSettings } from "./settings.ts";

/**
 * The state of a quiz as plain JSON, for the browser's `history` and for database rows. Words are represented by ids.
 */
export type QuizState = {
  readonly settings: QuizSettings;
  /** How many words the quiz started with. */
  readonly startLength: number;
  /** Words that no tour has asked yet. */
  readonly pool: readonly number[];
  /** The current tour, or the last one until the next starts. */
  readonly tour: Tour | null;
};

export type Tour = {
  /** Every word of the tour with its answers and points. */
  readonly words: readonly WordTally[];
  /** Unfinished words, the next one first; while a question is open, its word is the first. */
  readonly queue: readonly number[];
  readonly question: OpenQuestion | null;
  /** Questions opened so far. */
  readonly asked: number;
  /** Its words were finished by an earlier tour, and are studied again. */
  readonly isAgain?: true;
};

export type WordTally = {
  readonly id: number;
  readonly correctCount: number;
  readonly wrongCount: number;
  readonly points: number;
};

/** An open question; its item is derived from it and the word. */
export type OpenQuestion = {
  /** From 1 within the tour. */
  readonly number: number;
  readonly wordId: number;
  readonly method: MethodId;
  /** In the shown order; empty where the answer is written. */
  readonly choices: readonly string[];
  readonly startPoints: number;
  /** Seconds; 0 without time limits. */
  readonly durationSeconds: number;
  /** Milliseconds by the clock that runs the engine. */
  readonly openedAt: number;
  /** The share of its points that the word earns (`Opening`); absent where it earns all. */
  readonly share?: number;
  /** Another right word that was written: the question stayed open, with a hint. Absent where none was. */
  readonly otherAnswer?: string;
};

export type TourSummary = {
  /** Right and wrong answers, points earned. */
  readonly right: number;
  readonly wrong: number;
  readonly points: number;
  readonly words: readonly WordTally[];
};
