import { type Chance, pick } from "./chance.ts";
import { choicesFor } from "./choices.ts";
import { itemOf, type QuizItem } from "./item.ts";
import { type Method, methodOf } from "./methods.ts";
import { methodsForWord } from "./offered-methods.ts";
import type { OpenQuestion, QuizState, Tour } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { startPoints } from "./scoring.ts";
import type { QuizSettings } from "./settings.ts";
import type { IndexedWord, WordIndex } from "./word-index.ts";
import { textOf } from "./word-text.ts";

export type Opening = {
  /** Milliseconds by the clock of whoever runs the engine. */
  readonly now: number;
  readonly chance: Chance;
  /** The share of its points, from 0 to 1, that a word still earns today; all of them where left out. */
  readonly share?: (wordId: number) => number;
};

export type Asking<W extends QuizWord> = {
  readonly state: QuizState;
  /** Null when the tour is over or none was begun. */
  readonly item: QuizItem<W> | null;
};

/**
 * Opens the tour's next question and starts its clock; one that is open is given again as it was. Words that are no
 * longer in the list, or have nothing left to ask for, leave the tour.
 */
export function nextQuestion<W extends QuizWord>(state: QuizState, index: WordIndex<W>, opening: Opening): Asking<W> {
  let { tour } = state;
  while (tour !== null && tour.queue.length > 0) {
    const own = index.byId.get(tour.queue[0] ?? -1);
    const kept = own === undefined ? null : stillAsked(tour.question, own.word);
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

/** The open question, unless the word has changed since and the right choice is no longer among the shown. */
export function stillAsked(question: OpenQuestion | null, word: QuizWord): OpenQuestion | null {
  if (question === null || question.wordId !== word.id) return null;
  const { isWritten, asked, answered } = methodOf(question.method);
  const answer = textOf(word, answered);
  const isWhole = textOf(word, asked) !== "" && answer !== "";
  return isWhole && (isWritten || question.choices_list.includes(answer)) ? question : null;
}

function open<W extends QuizWord>(
  tour: Tour,
  own: IndexedWord<W>,
  index: WordIndex<W>,
  settings: QuizSettings,
  { now, chance, share = () => 1 }: Opening,
): OpenQuestion | null {
  const method = methodFor(own.word, settings, chance);
  if (method === undefined) return null;
  const { id } = own.word;
  const falseCount = tour.words.find((word) => word.id === id)?.falseCount ?? 0;
  const start = Math.ceil(startPoints(method, own.word.difficulty, falseCount) * share(id));
  return {
    number: tour.asked + 1,
    wordId: id,
    method: method.id,
    choices_list: method.isWritten ? [] : choicesFor(index, own, method.answered, chance),
    StartPointForScoring: settings.isTimed ? start : 0,
    DurationForScoring: settings.isTimed ? method.seconds : 0,
    openedAt: now,
  };
}

/** One of the chosen methods; where the word has lost what they need, any that is left. */
function methodFor(word: QuizWord, settings: QuizSettings, chance: Chance): Method | undefined {
  const offered = methodsForWord(word, settings);
  const chosen = offered.filter(({ id }) => settings.methods.includes(id));
  const from = chosen.length > 0 ? chosen : offered;
  return from[pick(from.length, chance)];
}
