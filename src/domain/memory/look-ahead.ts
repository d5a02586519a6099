import type { MemoryModel, ModelState } from "./scheduler.ts";

/** A card in a look ahead, days counted from its first day on; earlier ones are negative. */
export type AheadCard = ModelState & { readonly last: number; readonly due: number };

export type Pace = {
  /** New words of a day. */
  readonly newPerDay: number;
  /** Answers of a day, new words included: what is due comes first, and the rest waits. */
  readonly answersPerDay: number;
};

/** A word that is asked for the first time is known with this chance: it was shown before. */
export const firstRight = 0.75;

/**
 * A person's memory as it would go on: what is due is asked, and remembered with the probability of the model; then new
 * words are begun.
 */
export function createLookAhead(
  start: ReadonlyMap<number, AheadCard>,
  model: MemoryModel,
  { newPerDay, answersPerDay }: Pace,
  random: () => number,
) {
  const cards = new Map(start);
  const dueOn = new Map<number, number[]>();
  const put = (word: number, day: number) => {
    const words = dueOn.get(day);
    if (words === undefined) dueOn.set(day, [word]);
    else words.push(word);
  };
  for (const [word, { due }] of cards) put(word, Math.max(0, due));

  function answer(word: number, day: number, isRight: boolean) {
    const card = cards.get(word);
    const state = model.next(card ?? null, card === undefined ? 0 : day - card.last, isRight ? 3 : 1);
    const due = day + model.interval(state.stability);
    cards.set(word, { ...state, last: day, due });
    put(word, due);
  }

  return {
    /** The chance that a word is remembered at the end of a day; 0 of one that was not begun. */
    remembered(word: number, day: number): number {
      const card = cards.get(word);
      return card === undefined ? 0 : model.retrievability(day - card.last, card.stability);
    },
    /** Lives through a day. @returns the answers given, and those of cards that had been asked before which were right */
    live(day: number, nextNew: () => number | undefined) {
      const waiting = dueOn.get(day) ?? [];
      dueOn.delete(day);
      const asked = waiting.slice(0, answersPerDay);
      let right = 0;
      for (const word of asked) {
        const card = cards.get(word);
        const isRight = card !== undefined && random() < model.retrievability(day - card.last, card.stability);
        if (isRight) right += 1;
        answer(word, day, isRight);
      }
      for (const word of waiting.slice(answersPerDay)) put(word, day + 1);
      let begun = 0;
      for (const most = Math.min(newPerDay, answersPerDay - asked.length); begun < most; begun += 1) {
        const word = nextNew();
        if (word === undefined) break;
        answer(word, day, random() < firstRight);
      }
      return { begun, reviewed: asked.length, right };
    },
    cards: cards as ReadonlyMap<number, AheadCard>,
  };
}
