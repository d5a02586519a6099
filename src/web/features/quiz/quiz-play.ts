import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { MethodId } from "../../../domain/quiz/methods.ts";
import type { TourSummary } from "../../../domain/quiz/quiz-state.ts";

/** A question as the stage shows it; what is right is not in it. */
export type Question = {
  /** 1 for a tour's first. */
  readonly number: number;
  /** Its word, where one may know it before the answer. */
  readonly wordId?: number;
  readonly method: MethodId;
  /** What is shown; what is spoken, where one listens. */
  readonly text: string;
  /** Empty where the answer is written. */
  readonly choices: readonly string[];
  /** Worth when it was opened; 0 without time limits. */
  readonly points: number;
  /** In which the points fall to their least; 0 without time limits. */
  readonly seconds: number;
  /** Milliseconds of them that were used up before it was shown now. */
  readonly elapsedMs: number;
  /** Its time runs on while it is out of sight: it is somebody else's clock. */
  readonly runsOn?: true;
};

export type Feedback = {
  /** As it was given; empty for "I do not know". */
  readonly answer: string;
  readonly isRight: boolean;
  /** Accepted, though marks were left out or a letter slipped. */
  readonly isAlmost: boolean;
  readonly reason: "diacritics" | "slip" | null;
  /** The accepted answer nearest to what was written. */
  readonly nearest: string;
  readonly trueChoice: string;
  readonly points: number;
  readonly word: Word;
};

export type Summary = Omit<TourSummary, "words"> & {
  /** The tour's words with what they have gathered. */
  readonly words: readonly SummaryWord[];
  /** Words that no tour has asked yet. */
  readonly remaining: number;
};

export type SummaryWord = {
  readonly word: Pick<Word, "id" | "phrase" | "mean" | "definition">;
  readonly falseCount: number;
  readonly points: number;
};

/** How far the tour has come. */
export type TourProgress = {
  readonly finished: number;
  readonly size: number;
  readonly points: number;
  /** Right answers in a row. */
  readonly streak: number;
};

/**
 * A quiz that is under way, whoever runs its engine: the screen asks nothing else of it. Its calls follow one
 * another; none is made before the one before has ended.
 */
export type QuizPlay = {
  /** False where there are no time limits, and so no points. */
  readonly hasPoints: boolean;
  /** The points go to somebody's account; otherwise they are for practice. */
  readonly areCounted: boolean;
  /** Opens the tour's next question, or gives the open one again; null at the tour's end. */
  openQuestion(): Promise<Question | null>;
  /** Answers the open question; null where its word has changed since, and the next one is to be opened. */
  answer(answer: string): Promise<Feedback | null>;
  /** A question that was answered, while nobody knows whether the answer has arrived. */
  unsettled(): { readonly question: Question; readonly answer: string } | null;
  /** The last answer, where one left while looking at it. */
  lastShown(): { readonly question: Question; readonly feedback: Feedback } | null;
  progress(): TourProgress;
  summary(): Promise<Summary>;
  /** Begins a tour with words of the pool, or once more with those that were answered wrong. */
  startTour(of: "pool" | "missed"): Promise<void>;
  /** The question is in sight, and its time runs; or it is not. */
  setInSight(isInSight: boolean): void;
};
