import { productionStability } from "./card.ts";
import type { MemoryModel, ModelState } from "./scheduler.ts";

/** A card in a look ahead, days counted from its first day on; earlier ones are negative. */
export type AheadCard = ModelState & { readonly last: number; readonly due: number };

export type Pace = {
  /** New words of a day. */
  readonly newPerDay: number;
  /** Answers of a day, new words included: what is due comes first, and the rest waits. */
  readonly answersPerDay: number;
  /** What of the first day is done. */
  readonly done?: { readonly begun: number; readonly answers: number };
};

/** A word that is asked for the first time is known with this chance: it was shown before. */
export const firstRight = 0.75;

/** By the numbers of words. */
export type AheadCards = ReadonlyMap<number, AheadCard>;

/**
 * A person's memory as it would go on: what is due is asked, and remembered with the probability of the model; then new
 * words are begun. Production is opened and asked as for real, since it takes answers too, but not on one day with its word's
 * recognition.
 */
export function createLookAhead(
  start: { readonly recognition: AheadCards; readonly production: AheadCards },
  model: MemoryModel,
  { newPerDay, answersPerDay, done = { begun: 0, answers: 0 } }: Pace,
  random: () => number,
) {
  // A word has two keys: the even one of its recognition, and the next one of its production.
  const cards = new Map<number, AheadCard>();
  const opened = new Set<number>();
  const dueOn = new Map<number, number[]>();
  const put = (key: number, day: number) => {
    const keys = dueOn.get(day);
    if (keys === undefined) dueOn.set(day, [key]);
    else keys.push(key);
  };
  const begin = (key: number, card: AheadCard) => {
    cards.set(key, card);
    put(key, Math.max(0, card.due));
  };
  for (const [word, card] of start.recognition) begin(2 * word, card);
  for (const [word, card] of start.production) {
    opened.add(2 * word + 1);
    begin(2 * word + 1, card);
  }

  function answer(key: number, day: number, isRight: boolean) {
    const card = cards.get(key);
    const state = model.next(card ?? null, card === undefined ? 0 : day - card.last, isRight ? 3 : 1);
    const due = day + model.interval(state.stability);
    cards.set(key, { ...state, last: day, due });
    put(key, due);
    if (key % 2 !== 0 || state.stability < productionStability || opened.has(key + 1)) return;
    opened.add(key + 1);
    put(key + 1, day + 1);
  }

  return {
    /** The chance that a word is recognised at the end of a day; 0 of one that was not begun. */
    remembered(word: number, day: number): number {
      const card = cards.get(2 * word);
      return card === undefined ? 0 : model.retrievability(day - card.last, card.stability);
    },
    /** Lives through a day. */
    live(day: number, nextNew: () => number | undefined): void {
      const waiting = dueOn.get(day) ?? [];
      dueOn.delete(day);
      const asked = new Set<number>();
      const { answers, begun } = day === 0 ? done : { answers: 0, begun: 0 };
      const room = Math.max(0, answersPerDay - answers);
      for (const key of waiting) {
        const word = Math.floor(key / 2);
        if (asked.size >= room || asked.has(word)) {
          put(key, day + 1);
          continue;
        }
        asked.add(word);
        const card = cards.get(key);
        const chance = card === undefined ? firstRight : model.retrievability(day - card.last, card.stability);
        answer(key, day, random() < chance);
      }
      for (let left = Math.min(newPerDay - begun, room - asked.size); left > 0; left -= 1) {
        const word = nextNew();
        if (word === undefined) return;
        answer(2 * word, day, random() < firstRight);
      }
    },
  };
}
