import type { Day } from "../locale/day.ts";

/** Recognition: English seen or heard to its meaning. Production: a meaning, definition or gap to English. */
export const cardKinds = ["recognition", "production"] as const;

export type CardKind = (typeof cardKinds)[number];

/** Again, hard, good, easy. */
export type Grade = 1 | 2 | 3 | 4;

export const grades: readonly Grade[] = [1, 2, 3, 4];

/** What FSRS keeps of a card that was graded. */
export type CardState = {
  /** Days after which the card is remembered with a probability of 0.9. */
  readonly stability: number;
  /** 1 (easy) to 10. */
  readonly difficulty: number;
  /** The day of the last grade that moved the schedule. */
  readonly lastDay: Day;
};

/** What another program knew of a word when it was taken over. */
export type CardSeed = Pick<CardState, "stability"> & {
  /** Null where it has no such figure: as after a first right answer. */
  readonly difficulty: number | null;
};

/** One of the two cards of a person and a word. */
export type Card = {
  readonly wordId: number;
  readonly kind: CardKind;
  /** Null until it is graded for the first time. */
  readonly state: CardState | null;
  /** From this day on it is asked. */
  readonly dueDay: Day;
  /** Days on which a grade moved the schedule. */
  readonly reps: number;
  /** Times it was forgotten since it was begun, or taken up again as a hard word. */
  readonly lapses: number;
};

/** A word that a person learns: its cards, and the time of the last answer that they count. */
export type WordMemory = {
  readonly recognition: Card | null;
  readonly production: Card | null;
  /** Milliseconds since 1970; 0 without any. */
  readonly lastAt: number;
  /** "Don't ask again": its cards rest until it is taken up. */
  readonly isStopped: boolean;
};

export const emptyMemory: WordMemory = { recognition: null, production: null, lastAt: 0, isStopped: false };

/** From this stability of recognition on, the word is asked the other way round too. */
export const productionStability = 7;

/** From this stability of recognition on, a word counts as known. */
export const knownStability = 21;

/** A card that was forgotten so often is a hard word: it leaves the queue. */
export const hardLapses = 8;

export function isHard({ lapses }: Pick<Card, "lapses">): boolean {
  return lapses >= hardLapses;
}

export function isLearnt({ recognition }: Pick<WordMemory, "recognition">): boolean {
  return (recognition?.state?.stability ?? 0) >= knownStability;
}

/** The cards that may be asked. */
export function activeCards(memory: WordMemory): readonly Card[] {
  return memory.isStopped ? [] : cardsOf(memory);
}

export function cardsOf({ recognition, production }: WordMemory): readonly Card[] {
  return [recognition, production].filter((card) => card !== null);
}

/** Names one card of a person in the API and in the browser: `r` or `p` and the word's id. */
export function cardIdOf({ wordId, kind }: Pick<Card, "wordId" | "kind">): string {
  return `${kind === "recognition" ? "r" : "p"}${wordId}`;
}

/** What `cardIdOf` named; undefined for any other text. */
export function parseCardId(id: string): Pick<Card, "wordId" | "kind"> | undefined {
  const [, letter, digits] = /^([rp])(\d{1,16})$/.exec(id) ?? [];
  if (letter === undefined || digits === undefined) return undefined;
  return { kind: letter === "r" ? "recognition" : "production", wordId: Number(digits) };
}
