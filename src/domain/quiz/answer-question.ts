import { itemOf, type QuizItem } from "./item.ts";
import { methodOf } from "./methods.ts";
import { validQuestion } from "./next-question.ts";
import type { OpenQuestion, QuizState, Tour, TourSummary, WordTally } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { pick, type Random } from "./random.ts";
import { pointsAfter } from "./scoring.ts";
import { summaryOf } from "./tour.ts";
import { type IndexedWord, isListedMeaning, type WordIndex, wordsWithSameQuestion } from "./word-index.ts";
import { textOf } from "./word-text.ts";
import { checkMeaning } from "./written/check-meaning.ts";
import { checkPhrase } from "./written/check-phrase.ts";
import { type Verdict, verdict } from "./written/verdict.ts";

export type Answering = {
  /** The text chosen or written; empty for "I do not know". */
  readonly answer: string;
  /** Milliseconds by the clock that opened the question. */
  readonly now: number;
  readonly random: Random;
  /** Milliseconds below which a right answer earns nothing; the server passes `minimumAnswerMs`. */
  readonly minimumMs?: number;
  /** A wrong answer is not asked again in this tour: its word returns to the pool. */
  readonly isLater?: boolean;
};

export type Answered<W extends QuizWord> = {
  readonly state: QuizState;
  /** The item after the answer. */
  readonly item: QuizItem<W>;
  readonly verdict: Verdict;
  readonly points: number;
  /** Of the tour, after its last answer. */
  readonly summary: TourSummary | null;
};

/** No question is open, or its word has changed or been removed since: the next question must be opened. */
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
  { answer, now, random, minimumMs = 0, isLater = false }: Answering,
): Answered<W> {
  const { tour, settings } = state;
  const own = index.byId.get(tour?.question?.wordId ?? -1);
  const question = own === undefined ? null : validQuestion(tour?.question ?? null, own.word);
  if (tour === null || own === undefined || question === null) throw new NoOpenQuestionError("no question is open");

  const judged = judgeAnswer(index, own, question, answer);
  const elapsed = now - question.openedAt;
  const isPaid = judged.isRight && elapsed >= minimumMs;
  const points = isPaid ? pointsAfter(question.startPoints, question.durationSeconds, elapsed) : 0;
  const words = tour.words.map((word) =>
    word.id === question.wordId ? withAnswer(word, judged.isRight, points) : word,
  );
  const isFinished = words.some((word) => word.id === question.wordId && word.correctCount >= settings.repetition);
  const isLeft = isLater && !judged.isRight;
  const queue = requeued(tour.queue, isFinished || isLeft, random);
  const next: Tour = { ...tour, words, queue, question: null };
  const pool = isLeft && !tour.isAgain ? [...state.pool, question.wordId] : state.pool;
  return {
    state: { ...state, pool, tour: next },
    item: itemOf(question, own.word, next, settings.repetition),
    verdict: judged,
    points,
    summary: next.queue.length === 0 ? summaryOf(next) : null,
  };
}

/** The verdict on an answer to an open question of a word. */
export function judgeAnswer<W extends QuizWord>(
  index: WordIndex<W>,
  own: IndexedWord<W>,
  { method }: OpenQuestion,
  answer: string,
): Verdict {
  const { asked, answered, isWritten, isListening } = methodOf(method);
  const correctAnswer = textOf(own.word, answered);
  if (!isWritten) return verdict(answer === correctAnswer ? "right" : "wrong", correctAnswer);
  const words = wordsWithSameQuestion(index, own, asked);
  if (answered === "phrase") {
    return checkPhrase(
      answer,
      words.map(({ phrase }) => phrase),
      isListening,
    );
  }
  return checkMeaning(answer, words, index.meanLanguage, (text) => isListedMeaning(index, text));
}

function withAnswer(word: WordTally, isRight: boolean, points: number): WordTally {
  return isRight
    ? { ...word, correctCount: word.correctCount + 1, points: word.points + points }
    : { ...word, wrongCount: word.wrongCount + 1 };
}

/** An unfinished word is asked again after at least one other, where there is another. */
function requeued(queue: readonly number[], leaves: boolean, random: Random): readonly number[] {
  const [asked, ...others] = queue;
  if (asked === undefined || leaves) return others;
  const soonest = Math.min(others.length, 3);
  return others.toSpliced(soonest + pick(others.length - soonest + 1, random), 0, asked);
}
