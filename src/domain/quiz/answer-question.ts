import { type Chance, pick } from "./chance.ts";
import { itemOf, type QuizItem } from "./item.ts";
import { methodOf } from "./methods.ts";
import { stillAsked } from "./next-question.ts";
import type { OpenQuestion, QuizState, Tour, TourSummary, WordTally } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { pointsAfter } from "./scoring.ts";
import { summaryOf } from "./tour.ts";
import { askedAlike, type IndexedWord, isListedMeaning, type WordIndex } from "./word-index.ts";
import { textOf } from "./word-text.ts";
import { checkMeaning } from "./written/check-meaning.ts";
import { checkPhrase } from "./written/check-phrase.ts";
import { type Verdict, verdict } from "./written/verdict.ts";

export type Answering = {
  /** The text chosen or written; empty for "I do not know". */
  readonly answer: string;
  /** Milliseconds by the clock that opened the question. */
  readonly now: number;
  readonly chance: Chance;
  /** Milliseconds under which a right answer earns nothing; the server gives `minimumAnswerMs`. */
  readonly minimumMs?: number;
};

export type Answered<W extends QuizWord> = {
  readonly state: QuizState;
  /** The item as it stands after the answer. */
  readonly item: QuizItem<W>;
  readonly verdict: Verdict;
  readonly points: number;
  /** The tour's sum, when this was its last answer. */
  readonly summary: TourSummary | null;
};

/** No question is open, or its word has changed or gone since: the next one is to be asked for. */
export class NoOpenQuestionError extends Error {
  override readonly name = "NoOpenQuestionError";
}

/**
 * Judges and scores the open question, and closes it: each is scored once.
 *
 * @throws NoOpenQuestionError
 */
export function answerQuestion<W extends QuizWord>(
  state: QuizState,
  index: WordIndex<W>,
  { answer, now, chance, minimumMs = 0 }: Answering,
): Answered<W> {
  const { tour, settings } = state;
  const own = index.byId.get(tour?.question?.wordId ?? -1);
  const question = own === undefined ? null : stillAsked(tour?.question ?? null, own.word);
  if (tour === null || own === undefined || question === null) throw new NoOpenQuestionError("no question is open");

  const judged = judgeAnswer(index, own, question, answer);
  const elapsed = now - question.openedAt;
  const isPaid = judged.isRight && elapsed >= minimumMs;
  const points = isPaid ? pointsAfter(question.StartPointForScoring, question.DurationForScoring, elapsed) : 0;
  const words = tour.words.map((word) => (word.id === question.wordId ? tallied(word, judged.isRight, points) : word));
  const isFinished = words.some((word) => word.id === question.wordId && word.my_true_count >= settings.repetition);
  const next: Tour = { ...tour, words, queue: requeued(tour.queue, isFinished, chance), question: null };
  return {
    state: { ...state, tour: next },
    item: itemOf(question, own.word, next, settings.repetition),
    verdict: judged,
    points,
    summary: next.queue.length === 0 ? summaryOf(next) : null,
  };
}

function judgeAnswer<W extends QuizWord>(
  index: WordIndex<W>,
  own: IndexedWord<W>,
  { method }: OpenQuestion,
  answer: string,
): Verdict {
  const { asked, answered, isWritten } = methodOf(method);
  const trueChoice = textOf(own.word, answered);
  if (!isWritten) return verdict(answer === trueChoice ? "right" : "wrong", trueChoice);
  const words = askedAlike(index, own, asked);
  if (answered === "phrase") {
    return checkPhrase(
      answer,
      words.map(({ phrase }) => phrase),
    );
  }
  return checkMeaning(answer, words, index.meanLanguage, (text) => isListedMeaning(index, text));
}

function tallied(word: WordTally, isRight: boolean, points: number): WordTally {
  return isRight
    ? { ...word, my_true_count: word.my_true_count + 1, points: word.points + points }
    : { ...word, falseCount: word.falseCount + 1 };
}

/** A word that is not finished comes back after at least one other, wherever there is another. */
function requeued(queue: readonly number[], isFinished: boolean, chance: Chance): readonly number[] {
  const [asked, ...others] = queue;
  if (asked === undefined || isFinished) return others;
  const soonest = Math.min(others.length, 3);
  return others.toSpliced(soonest + pick(others.length - soonest + 1, chance), 0, asked);
}
