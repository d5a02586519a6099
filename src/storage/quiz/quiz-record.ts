import type { PartOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import type { TourSummary, WordTally } from "../../domain/quiz/quiz-state.ts";
import type { QuizWord } from "../../domain/quiz/quiz-word.ts";
import type { Verdict } from "../../domain/quiz/written/verdict.ts";
import type { Scene } from "../progress/list-words.ts";

/** A list that the words of a quiz come from: of the catalogue, the person's own, or one with a shared address. */
export type ListSource =
  | {
      readonly kind: "episode" | "season" | "series" | "movie";
      readonly id: number;
      /** Of a title that the person has brought. */
      readonly isMine?: true;
    }
  | { readonly kind: "own"; readonly id: number }
  | { readonly kind: "shared"; readonly url: string };

/** Where the words of a quiz come from: a list, some words of a list, or words without a list. */
export type QuizSource = {
  readonly list: ListSource | null;
  readonly wordIds: readonly number[] | null;
  /** Of words of people's lists: where each was added from, by its id, so that it is asked in the sense of that place. */
  readonly scenes?: Readonly<Record<string, Scene>> | undefined;
};

/** A word as shown after its answer. */
export type QuizListWord = QuizWord & {
  readonly partOfSpeech: PartOfSpeech;
  readonly count: number;
  readonly times: readonly number[];
  readonly line: string | null;
  /** A sentence with the word in the sense that is asked, and its translation. */
  readonly example?: string;
  readonly exampleMean?: string;
  /** The number of the sense that is asked, from 1; absent where the word has one. */
  readonly sense?: number;
};

/** The summary of a tour with the fields of its words that are shown. */
export type ShownSummary = Omit<TourSummary, "words"> & {
  readonly words: readonly (WordTally & Pick<QuizListWord, "phrase" | "mean" | "definition">)[];
};

/** The outcome of an answered question. */
export type QuizOutcome = Verdict & {
  readonly correctAnswer: string;
  readonly points: number;
  readonly word: QuizListWord;
  /** A wrong answer to a word that is marked as known: it is offered to be learnt again. */
  readonly wasKnown?: boolean;
  readonly summary: ShownSummary | null;
};
