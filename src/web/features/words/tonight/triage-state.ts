import type { Word } from "../../../../contract/lexicon/word-list.ts";

export type TriageAnswer = "know" | "teach";

/** Words one after the other, each known or to be learnt. */
export type TriageState = {
  readonly cards: readonly Word[];
  /** Of the first cards; the next card is the open one. */
  readonly answers: readonly TriageAnswer[];
  /** How many words to learn make up the list. */
  readonly goal: number;
  /** No more cards will come. */
  readonly isComplete: boolean;
  /** Goes on although the list is full. */
  readonly goesOn: boolean;
};

export type TriageAction =
  | { readonly type: "add"; readonly words: readonly Word[] }
  | { readonly type: "answer"; readonly answer: TriageAnswer }
  | { readonly type: "complete" | "undo" | "goOn" };

/** A minute's worth. */
export const mostCards = 30;

export function startTriage(words: readonly Word[], goal: number): TriageState {
  return { cards: words.slice(0, mostCards), answers: [], goal, isComplete: false, goesOn: false };
}

export function reduceTriage(state: TriageState, action: TriageAction): TriageState {
  const { cards, answers } = state;
  switch (action.type) {
    case "add": {
      const here = new Set(cards.map(({ id }) => id));
      const more = action.words.filter(({ id }) => !here.has(id));
      return { ...state, cards: [...cards, ...more].slice(0, mostCards), isComplete: true };
    }
    case "complete":
      return { ...state, isComplete: true };
    case "answer":
      return openCard(state) === undefined ? state : { ...state, answers: [...answers, action.answer] };
    case "undo":
      return { ...state, answers: answers.slice(0, -1), goesOn: false };
    case "goOn":
      return { ...state, goesOn: true };
  }
}

export function countOf({ answers }: TriageState, answer: TriageAnswer): number {
  return answers.filter((one) => one === answer).length;
}

export function isFull(state: TriageState): boolean {
  return countOf(state, "teach") >= state.goal;
}

/**
 * How far it has come: by the words that make up the list, which are fewer than the cards; by the cards for who goes on.
 *
 * @param total cards that there will be
 */
export function progressOf(state: TriageState, total: number): { readonly value: number; readonly max: number } {
  if (state.goesOn) return { value: state.answers.length, max: total };
  const { goal } = state;
  return { value: isAtEnd(state) ? goal : Math.min(countOf(state, "teach"), goal), max: goal };
}

/** The card that is asked; undefined while cards are loaded, and at the end. */
export function openCard(state: TriageState): Word | undefined {
  return isFull(state) && !state.goesOn ? undefined : state.cards[state.answers.length];
}

/** Whether nothing is asked any more: the list is full, or there are no cards left. */
export function isAtEnd(state: TriageState): boolean {
  return (isFull(state) && !state.goesOn) || (state.isComplete && state.answers.length >= state.cards.length);
}

export function hasMoreCards({ answers, cards }: TriageState): boolean {
  return answers.length < cards.length;
}
