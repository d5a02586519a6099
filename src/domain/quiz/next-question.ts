import { choicesFor } from "./choices.ts";
import { itemOf, type QuizItem } from "./item.ts";
import { type Method, methodOf, methodsOfStep } from "./methods.ts";
import { methodsForWord } from "./offered-methods.ts";
import type { OpenQuestion, QuizState, Tour } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { pick, type Random } from "./random.ts";
import { pointsAtStart } from "./scoring.ts";
import type { QuizSettings } from "./settings.ts";
import type { IndexedWord, WordIndex } from "./word-index.ts";
import { textOf } from "./word-text.ts";

export type Opening = {
  /** Milliseconds by the clock that runs the engine. */
  readonly now: number;
  readonly random: Random;
  /** The share of its points, from 0 to 1, that a word earns now by a method; 1 by default. */
  readonly share?: (word: QuizWord, method: Method) => number;
};

export type Asking<W extends QuizWord> = {
  readonly state: QuizState;
  /** Null when the tour is over or none was started. */
  readonly item: QuizItem<W> | null;
};

/**
 * Opens the tour's next question and starts its time, or returns the open one unchanged. Words that are no longer in the
 * list, or no longer have what any method needs, leave the tour.
 */
export function nextQuestion<W extends QuizWord>(state: QuizState, index: WordIndex<W>, opening: Opening): Asking<W> {
  let { tour } = state;
  while (tour !== null && tour.queue.length > 0) {
    const own = index.byId.get(tour.queue[0] ?? -1);
    const kept = own === undefined ? null : validQuestion(tour.question, own.word);
    const question = kept ?? (own === undefined ? null : open(tour, own, index, state.settings, opening));
    if (own !== undefined && question !== null) {
      const asked: Tour = { ...tour, question, asked: question.number };
      const item = itemOf(question, own.word, asked, state.settings.repetition);
      return { state: { ...state, tour: asked }, item };
    }
    tour = { ...tour, queue: tour.queue.slice(1), question: null };
  }
  return { state: { ...state, tour }, item: null };
}

/** The open question; null where the word has changed since, so that its answer is not among the choices any more. */
export function validQuestion(question: OpenQuestion | null, word: QuizWord): OpenQuestion | null {
  if (question === null || question.wordId !== word.id) return null;
  const { isWritten, asked, answered } = methodOf(question.method);
  const answer = textOf(word, answered);
  const isWhole = textOf(word, asked) !== "" && answer !== "";
  return isWhole && (isWritten || question.choices.includes(answer)) ? question : null;
}

function open<W extends QuizWord>(
  tour: Tour,
  own: IndexedWord<W>,
  index: WordIndex<W>,
  settings: QuizSettings,
  { now, random, share = () => 1 }: Opening,
): OpenQuestion | null {
  const { id } = own.word;
  const { correctCount = 0, wrongCount = 0 } = tour.words.find((word) => word.id === id) ?? {};
  const method = methodFor(own.word, settings, correctCount, random);
  if (method === undefined) return null;
  const ofWord = share(own.word, method);
  const start = Math.ceil(pointsAtStart(method, own.word.difficulty, wrongCount) * ofWord);
  return {
    number: tour.asked + 1,
    wordId: id,
    method: method.id,
    choices: method.isWritten ? [] : choicesFor(index, own, method.answered, random),
    startPoints: settings.isTimed ? start : 0,
    durationSeconds: settings.isTimed ? method.seconds : 0,
    openedAt: now,
    ...(ofWord < 1 && { share: ofWord }),
  };
}

/**
 * One of the chosen methods, by the step in their order or a random one; where none of them fits the word, or not any more, a
 * random one of all that do, with choices if one has them.
 */
function methodFor(word: QuizWord, settings: QuizSettings, correctCount: number, random: Random): Method | undefined {
  const offered = methodsForWord(word, settings);
  if (settings.isInOrder) {
    const steps = settings.methods.flatMap((id) => offered.find((method) => method.id === id) ?? []);
    const ofStep = methodsOfStep(steps, settings.repetition, correctCount);
    if (ofStep.length > 0) return ofStep[ofStep.length > 1 ? pick(ofStep.length, random) : 0];
  }
  const chosen = offered.filter(({ id }) => settings.methods.includes(id));
  const chooses = offered.filter(({ isWritten }) => !isWritten);
  const from = [chosen, chooses, offered].find((some) => some.length > 0) ?? [];
  return from[pick(from.length, random)];
}
