import { type ListedWord, listedWord } from "../../domain/catalogue/catalogue.ts";
import { type Day, dayAfter } from "../../domain/locale/day.ts";
import { type Card, cardsOf, isHard, knownStability } from "../../domain/memory/card.ts";
import type { Scheduler } from "../../domain/memory/scheduler.ts";
import { byTime } from "../../domain/memory/word-memory.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import {
  type LearntWord,
  type LearntWordWish,
  readLearntWords,
  readStabilities,
} from "../../storage/memory/learnt-words.ts";
import { readEntries, type TimedEntry } from "../../storage/memory/log.ts";
import { readMemories } from "../../storage/memory/memories.ts";
import { readNote, type WordNote } from "../../storage/memory/notes.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { readScheduler } from "./settings.ts";

export type MemoryOfWord = {
  readonly word: ListedWord;
  readonly cards: readonly (Card & { readonly isHard: boolean })[];
  readonly curve: readonly CurvePoint[];
  readonly answers: readonly Pick<TimedEntry, "day" | "way" | "grade">[];
  readonly note: WordNote;
};

type CurvePoint = { readonly day: Day; readonly remembered: number };

const answersShown = 50;
const pointsOfCurve = 40;
/** How far the curve goes: six stabilities, at least two weeks, at most two years. */
const [stabilities, leastDays, mostDays] = [6, 14, 730];

/** The words that a person learns or has learnt, what is forgotten soonest first. */
export function readWords(
  { database: { db } }: Services,
  userId: number,
  wish: LearntWordWish,
  limit: number,
): Promise<{ readonly total: number; readonly words: readonly LearntWord[] }> {
  return readLearntWords(db, userId, wish, limit);
}

/** The same words by their ids, those that reviews made known apart. */
export async function readWordIds(
  { database: { db } }: Services,
  userId: number,
): Promise<{ learning: number[]; learnt: number[] }> {
  const stabilities = await readStabilities(db, userId);
  const { learnt = [], learning = [] } = Object.groupBy(stabilities, ({ stability }) =>
    stability !== null && stability >= knownStability ? "learnt" : "learning",
  );
  const idOf = ({ wordId }: { wordId: number }) => wordId;
  return { learning: learning.map(idOf), learnt: learnt.map(idOf) };
}

/**
 * What a person remembers of a word.
 *
 * @throws {Refusal} not_found, where there is no such word or it has no cards
 */
export async function readWord({ database: { db } }: Services, userId: number, wordId: number): Promise<MemoryOfWord> {
  const [headword] = await readHeadwords(db, [wordId]);
  const memory = (await readMemories(db, userId, [wordId])).get(wordId);
  const cards = memory === undefined ? [] : cardsOf(memory);
  if (headword === undefined || cards.length === 0) throw new Refusal("not_found");
  const entries = (await readEntries(db, userId, [wordId])).toSorted(byTime);
  return {
    word: listedWord(headword),
    cards: cards.map((card) => ({ ...card, isHard: isHard(card) })),
    curve: curveOf(cards[0], await readScheduler(db, userId)),
    answers: entries.slice(-answersShown).map(({ day, way, grade }) => ({ day, way, grade })),
    note: await readNote(db, userId, wordId),
  };
}

/** From the day of the last answer on, in equal steps of whole days. */
function curveOf(card: Card | undefined, scheduler: Scheduler): CurvePoint[] {
  const state = card?.state ?? null;
  if (state === null) return [];
  const days = Math.min(mostDays, Math.max(leastDays, Math.ceil(stabilities * state.stability)));
  const step = Math.max(1, Math.ceil(days / (pointsOfCurve - 1)));
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => {
    const day = dayAfter(state.lastDay, at * step);
    return { day, remembered: scheduler.retrievability(state, day) };
  });
}
