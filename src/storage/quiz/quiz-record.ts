import type { PartOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import type { TourSummary, WordTally } from "../../domain/quiz/quiz-state.ts";
import type { QuizWord } from "../../domain/quiz/quiz-word.ts";
import type { Verdict } from "../../domain/quiz/written/verdict.ts";

/** A list as GetWordListV2 names it: its kind, and a number or (shared lists) an address. */
export type ListSource = { readonly type: number; readonly id: number | string };

/** What a quiz is played from: a list, words of a list, or words alone. */
export type QuizSource = { readonly list: ListSource | null; readonly wordIds: readonly number[] | null };

/** A word as it is shown after its answer. */
export type QuizListWord = QuizWord & {
  readonly partOfSpeech: PartOfSpeech;
  readonly count: number;
  readonly times: readonly number[];
  readonly line: string | null;
};

/** A tour's sum, with as much of its words as is shown. */
export type ShownSummary = Omit<TourSummary, "words"> & {
  readonly words: readonly (WordTally & Pick<QuizListWord, "phrase" | "mean" | "definition">)[];
};

/** What came of an answered question. */
export type QuizOutcome = Verdict & {
  readonly trueChoice: string;
  readonly points: number;
  readonly word: QuizListWord;
  readonly summary: ShownSummary | null;
};
