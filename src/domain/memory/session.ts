import type { Day } from "../locale/day.ts";
import { type Card, isHard } from "./card.ts";
import type { Scheduler } from "./scheduler.ts";

/**
 * Seconds that an answer counts for, however long it took: a goal by the clock would reward a page that is left open, and ask
 * quick people to be slow. Beginners choose in about 4 seconds and write in about 7 (`tonight-plan.ts`), and then read the
 * verdict: 7.5 with that is an even mixture, and makes 8 answers of a minute.
 */
const secondsOfAnswer = 7.5;

export const goals = [5, 10, 20] as const;

export type GoalMinutes = (typeof goals)[number];

/** Most new words of a day. */
export const newPerDayLimit = 100;

export type ReviewSettings = { readonly newPerDay: number; readonly goalMinutes: GoalMinutes };

export const defaultReviewSettings: ReviewSettings = { newPerDay: 10, goalMinutes: 5 };

/** How many answers make the goal of a day. */
export function answersOfGoal(minutes: GoalMinutes): number {
  return (minutes * 60) / secondsOfAnswer;
}

/** How many minutes answers count for. */
export function minutesOfAnswers(answers: number): number {
  return (answers * secondsOfAnswer) / 60;
}

/** Whether a card is to be asked on a day; a word that was never asked is no due card, but a new one. */
export function isDue(card: Card, day: Day): boolean {
  const isNew = card.state === null && card.kind === "recognition";
  return !isNew && !isHard(card) && card.dueDay <= day;
}

export function isFresh(card: Card): boolean {
  return card.state === null && card.kind === "recognition" && !isHard(card);
}

/** Between these a card is most worth asking: it is neither safe nor lost. */
export const worthSaving = { least: 0.5, most: 0.95 } as const;

/**
 * The due in the order in which they pay: those worth saving first, then what was learnt best, so that after a break a part
 * of them is the right part. `storage/memory/due-cards.ts` ranks the same way.
 */
export function rankDue<C extends Card>(due: readonly C[], day: Day, scheduler: Scheduler): C[] {
  const rank = ({ state }: Card) => {
    if (state === null) return 2;
    const retrievability = scheduler.retrievability(state, day);
    return retrievability >= worthSaving.least && retrievability <= worthSaving.most ? 0 : 1;
  };
  return due
    .map((card) => ({ card, rank: rank(card), stability: card.state?.stability ?? 0 }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.stability - a.stability ||
        a.card.wordId - b.card.wordId ||
        (a.card.kind < b.card.kind ? 1 : -1),
    )
    .map(({ card }) => card);
}

/** A card, and its word's phrase: words of one spelling are siblings. */
export type SpelledCard = Card & { readonly phrase: string };

/** How many cards a session may have, and how many of them may be new. */
export type Room = { readonly limit: number; readonly fresh: number };

/**
 * A session: the due in their order, then new words. Of a word's two cards, and of words of one spelling, one is asked: the
 * other would give it away.
 */
export function buildSession<C extends SpelledCard>(due: readonly C[], fresh: readonly C[], room: Room): C[] {
  const taken = new Set<string>();
  const chosen: C[] = [];
  const take = (cards: readonly C[], most: number) => {
    let left = Math.min(most, room.limit - chosen.length);
    for (const card of cards) {
      if (left <= 0) return;
      const keys = [`${card.wordId}`, `"${card.phrase.trim().toLowerCase()}"`];
      if (keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      chosen.push(card);
      left -= 1;
    }
  };
  take(due, room.limit);
  take(fresh, room.fresh);
  return chosen;
}

/** How many further new words a session has room for. */
export function roomLeft(chosen: readonly Card[], { limit, fresh }: Room): number {
  return Math.max(0, Math.min(limit - chosen.length, fresh - chosen.filter(isFresh).length));
}

/** How a card is asked: each card rises from what is easiest to what is hardest. */
export type Step = "choice" | "listening" | "writing" | "cloze";

/** Stabilities in days from which a recognition card is listened to, and then written, and a production card is a gap. */
const risesAt = { listening: 3, writing: 10, cloze: 14 } as const;

/** The steps that a card may be asked by, the best first: a word may lack what one needs. */
export function stepsOf({ kind, state }: Pick<Card, "kind" | "state">): readonly Step[] {
  const stability = state?.stability ?? 0;
  if (kind === "production") return stability >= risesAt.cloze ? ["cloze", "writing"] : ["writing"];
  if (stability >= risesAt.writing) return ["writing", "choice"];
  return stability >= risesAt.listening ? ["listening", "choice"] : ["choice"];
}
