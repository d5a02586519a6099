import { type Day, dayAfter } from "../locale/day.ts";
import {
  type Card,
  type CardKind,
  type CardSeed,
  emptyMemory,
  type Grade,
  isHard,
  isLearnt,
  productionStability,
  type WordMemory,
} from "./card.ts";
import type { AnswerWay } from "./grades.ts";
import type { Scheduler } from "./scheduler.ts";

/** A row of the log of answers, which is what a person's memory is computed from. */
export type LogEntry = {
  /** Chosen by who sends it: the same answer sent again is the same row. */
  readonly answerId: string;
  readonly wordId: number;
  readonly kind: CardKind;
  readonly way: AnswerWay;
  /** Null of `learn`, `stop` and `import`. */
  readonly grade: Grade | null;
  /** Of `import`; its day is that of the last answer there. */
  readonly seed?: CardSeed;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The day of learning in the person's time zone at that time. */
  readonly day: Day;
};

/** The memory of a word by all its entries: the same ones give the same, in whatever order they arrived. */
export function foldWord(entries: readonly LogEntry[], scheduler: Scheduler): WordMemory {
  return entries.toSorted(byTime).reduce((memory, entry) => applyEntry(memory, entry, scheduler), emptyMemory);
}

export function byTime(a: Pick<LogEntry, "at" | "answerId">, b: Pick<LogEntry, "at" | "answerId">): number {
  return a.at - b.at || (a.answerId < b.answerId ? -1 : 1);
}

/** Whether an entry comes after all that a memory counts, so that it can be applied without the others. */
export function isLater({ at }: Pick<LogEntry, "at">, { lastAt }: Pick<WordMemory, "lastAt">): boolean {
  return at > lastAt;
}

/** The memory with one entry more, which must be the latest. */
export function applyEntry(memory: WordMemory, entry: LogEntry, scheduler: Scheduler): WordMemory {
  const lastAt = Math.max(memory.lastAt, entry.at);
  if (entry.seed !== undefined) return { ...seeded(memory, entry, entry.seed, scheduler), lastAt };
  const applied = entry.grade === null ? told(memory, entry) : graded(memory, entry, entry.grade, scheduler);
  return { ...withProduction(applied, entry.day), lastAt };
}

/**
 * A word without answers here goes on where it was elsewhere. Production waits for the next answer: a collection of
 * thousands would have as many cards due at once.
 */
function seeded(memory: WordMemory, entry: LogEntry, seed: CardSeed, scheduler: Scheduler): WordMemory {
  const card = memory.recognition ?? newCard(entry.wordId, "recognition", entry.day);
  if (card.state !== null) return memory;
  return { ...memory, recognition: { ...card, ...scheduler.begin(seed, entry.day, seedOf(card, entry.day)) } };
}

function newCard(wordId: number, kind: CardKind, dueDay: Day): Card {
  return { wordId, kind, state: null, dueDay, reps: 0, lapses: 0 };
}

function told(memory: WordMemory, entry: LogEntry): WordMemory {
  if (entry.way !== "stop") return takenUp(memory, entry);
  const recognition = memory.recognition ?? newCard(entry.wordId, "recognition", entry.day);
  return { ...memory, recognition, isStopped: true };
}

/**
 * "Teach me": a new card, also in place of a known one; a hard word returns to the queue; a card in use stays, and one that
 * was not to be asked again goes on where it was.
 */
function takenUp(memory: WordMemory, entry: LogEntry): WordMemory {
  if (memory.isStopped) return { ...memory, isStopped: false };
  const { recognition, production } = memory;
  if (recognition === null || isLearnt(memory)) {
    return { ...memory, recognition: newCard(entry.wordId, "recognition", entry.day), production: null };
  }
  const taken = (card: Card) => (isHard(card) ? { ...card, lapses: 0, dueDay: entry.day } : card);
  return { ...memory, recognition: taken(recognition), production: production && taken(production) };
}

/**
 * A word is written for its meaning only by who recognises it: until production is open, such an answer counts for
 * recognition, and a wrong one for nothing.
 */
function graded(memory: WordMemory, entry: LogEntry, grade: Grade, scheduler: Scheduler): WordMemory {
  if (entry.kind === "recognition")
    return { ...memory, recognition: after(memory.recognition, entry, grade, scheduler) };
  if (memory.production !== null) return { ...memory, production: after(memory.production, entry, grade, scheduler) };
  return grade === 1 ? memory : { ...memory, recognition: after(memory.recognition, entry, grade, scheduler) };
}

/** The first grade of a day moves the schedule, the others of that day do not. */
function after(known: Card | null, entry: LogEntry, grade: Grade, scheduler: Scheduler): Card {
  const card = known ?? newCard(entry.wordId, "recognition", entry.day);
  if (card.state !== null && card.state.lastDay >= entry.day) return card;
  const { state, dueDay } = scheduler.next(card, grade, entry.day, seedOf(card, entry.day));
  const isLapse = grade === 1 && card.state !== null;
  return { ...card, state, dueDay, reps: card.reps + 1, lapses: card.lapses + (isLapse ? 1 : 0) };
}

/** Of the fuzz: server and browser, and a log that is computed anew, come to the same day. */
export function seedOf({ wordId, kind }: Pick<Card, "wordId" | "kind">, day: Day): string {
  return `${wordId} ${kind} ${day}`;
}

/** Opened by recognition, and first asked on another day. */
function withProduction(memory: WordMemory, day: Day): WordMemory {
  const { recognition, production } = memory;
  if (production !== null || recognition === null || (recognition.state?.stability ?? 0) < productionStability) {
    return memory;
  }
  return { ...memory, production: newCard(recognition.wordId, "production", dayAfter(day, 1)) };
}
