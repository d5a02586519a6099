import { type MethodId, methodOf } from "./methods.ts";
import type { OpenQuestion, Tour } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import type { Repetition } from "./settings.ts";
import { textOf } from "./word-text.ts";

/** A question as product.md, section 4, names its fields: the word's own and these. */
export type QuizItem<W extends QuizWord> = W & {
  readonly method: MethodId;
  /** What is shown; what is spoken, where one listens. */
  readonly question: string;
  /** Empty where the answer is written. */
  readonly choices_list: readonly string[];
  /** The right choice; where one writes, the phrase or all the meanings. */
  readonly trueChoice: string;
  readonly StartPointForScoring: number;
  /** Seconds; 0 without time limits. */
  readonly DurationForScoring: number;
  /** What is to be written; null where one chooses. */
  readonly audio_link_answer: "phrase" | "mean" | null;
  readonly my_true_count: number;
  readonly falseCount: number;
  readonly repetitionCount: Repetition;
};

/** The item of an open question, made from its word. */
export function itemOf<W extends QuizWord>(
  question: OpenQuestion,
  word: W,
  tour: Pick<Tour, "words">,
  repetitionCount: Repetition,
): QuizItem<W> {
  const { id, asked, answered, isWritten } = methodOf(question.method);
  const tally = tour.words.find((known) => known.id === word.id);
  return {
    ...word,
    method: id,
    question: textOf(word, asked),
    choices_list: question.choices_list,
    trueChoice: textOf(word, answered),
    StartPointForScoring: question.StartPointForScoring,
    DurationForScoring: question.DurationForScoring,
    audio_link_answer: isWritten && answered !== "definition" ? answered : null,
    my_true_count: tally?.my_true_count ?? 0,
    falseCount: tally?.falseCount ?? 0,
    repetitionCount,
  };
}
