import { type MethodId, methodOf } from "./methods.ts";
import type { OpenQuestion, Tour } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import type { Repetition } from "./settings.ts";
import { textOf } from "./word-text.ts";

/** A question with its word and the counts of its answers. */
export type QuizItem<W extends QuizWord> = W & {
  readonly method: MethodId;
  /** What is shown; what is spoken, where the method is a listening one. */
  readonly question: string;
  /** Empty where the answer is written. */
  readonly choices: readonly string[];
  /** The right choice; for a written answer the phrase or all meanings. */
  readonly correctAnswer: string;
  readonly startPoints: number;
  /** Seconds; 0 without time limits. */
  readonly durationSeconds: number;
  /** What is to be written; null with choices. */
  readonly writtenPart: "phrase" | "mean" | null;
  readonly correctCount: number;
  readonly wrongCount: number;
  readonly repetition: Repetition;
  /** The asked word's first letter, after another right word was written. */
  readonly hint?: string;
};

/** The item of an open question. */
export function itemOf<W extends QuizWord>(
  question: OpenQuestion,
  word: W,
  tour: Pick<Tour, "words">,
  repetition: Repetition,
): QuizItem<W> {
  const { id, asked, answered, isWritten } = methodOf(question.method);
  const tally = tour.words.find((known) => known.id === word.id);
  return {
    ...word,
    method: id,
    question: textOf(word, asked),
    choices: question.choices,
    correctAnswer: textOf(word, answered),
    startPoints: question.startPoints,
    durationSeconds: question.durationSeconds,
    writtenPart: isWritten && answered !== "definition" ? answered : null,
    correctCount: tally?.correctCount ?? 0,
    wrongCount: tally?.wrongCount ?? 0,
    repetition,
    ...(question.otherAnswer !== undefined && { hint: [...word.phrase.trim()][0] ?? "" }),
  };
}
