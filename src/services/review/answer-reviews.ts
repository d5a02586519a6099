import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { type Day, memoryDay } from "../../domain/locale/day.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { type Grade, parseCardId, type WordMemory } from "../../domain/memory/card.ts";
import { type GradedWay, gradeOf, medianAnswers, medianOf } from "../../domain/memory/grades.ts";
import type { Scheduler } from "../../domain/memory/scheduler.ts";
import { byTime, foldWord, seedOf } from "../../domain/memory/word-memory.ts";
import { answeredCard, judgeReview, methodFor, type ReviewMethod } from "../../domain/review/question.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { findEntries, readAnswerTimes, readEntries, type TimedEntry } from "../../storage/memory/log.ts";
import { readMemories, type StoredMemory } from "../../storage/memory/memories.ts";
import { readNotes, type WordNote } from "../../storage/memory/notes.ts";
import { filterKnown } from "../../storage/progress/known-words.ts";
import { changeMemory, type NewEntry, recordEntries } from "../memory/record-entries.ts";
import { readScheduler } from "../memory/settings.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type ReviewWords, readReviewWords } from "./review-words.ts";

/** An answer to a card: a text, judged here, or a grade. */
export type GivenReview = {
  readonly answerId: string;
  readonly cardId: string;
  readonly answer?: string | undefined;
  readonly grade?: Grade | undefined;
  /** How a text was asked for; by what the card has reached unless given. */
  readonly method?: ReviewMethod | undefined;
  /** Of a grade. */
  readonly way?: GradedWay | undefined;
  /** The number of the sense that is learnt, where the word is new. */
  readonly sense?: number | undefined;
  /** When it was given, for what was kept without a net; now unless given. Milliseconds. */
  readonly at?: number | undefined;
  readonly elapsedMs: number;
};

export type AnsweredReview = {
  readonly answerId: string;
  readonly isRight: boolean;
  readonly isAlmost: boolean;
  readonly correctAnswer: string;
  readonly word: ListedWord;
  /** The day on which the card is asked again, and the days after which it would be for the four grades. */
  readonly nextDue: Day;
  readonly intervals: readonly number[];
};

type Answers = { readonly language: ListLanguage; readonly hasVoice: boolean; readonly given: readonly GivenReview[] };

/**
 * Records answers to cards, each once, and says of each what became of it; the same answers given again get the same. An
 * answer of long ago takes its place in time: the cards are computed anew.
 *
 * @throws {Refusal} not_found, where a card is of no word
 */
export async function answerReviews(
  services: Services,
  user: StoredUser,
  { language, hasVoice, given }: Answers,
): Promise<AnsweredReview[]> {
  const { database, now } = services;
  const { db } = database;
  const cards = given.map((one) => ({ ...one, ...cardOf(one.cardId) }));
  const wordIds = [...new Set(cards.map(({ wordId }) => wordId))];
  const scheduler = await readScheduler(db, user.id);
  const memories = await readMemories(db, user.id, wordIds);
  const senses = new Map(cards.map(({ wordId, sense }) => [wordId, sense]));
  const words = await readReviewWords(
    db,
    wordIds.map((wordId) => ({ wordId, sense: memories.get(wordId)?.sense ?? senses.get(wordId) ?? null })),
    language,
  );
  if (wordIds.some((id) => !words.listed.has(id))) throw new Refusal("not_found");
  const medians = await readMedians(db, user.id);
  // Of grades nothing is judged here.
  const written = cards.filter(({ grade }) => grade === undefined).map(({ wordId }) => wordId);
  const notes = await readNotes(db, user.id, [...new Set(written)]);
  const latest = now().getTime();
  const answers = cards.map((card) => {
    const memory = memories.get(card.wordId);
    const method = card.method ?? methodOf(card, memory, words, { meanLanguage: language, hasVoice });
    const at = Math.min(card.at ?? latest, latest);
    const base = { answerId: card.answerId, wordId: card.wordId, at, day: memoryDay(at, user.timeZone) };
    const given = { elapsedMs: card.elapsedMs, sense: card.sense ?? null };
    return { entry: { ...base, ...given, ...gradedOf(card, method, words, { medians, notes }) }, method };
  });
  await record(
    services,
    user.id,
    scheduler,
    answers.map(({ entry }) => entry),
  );
  return await describe(db, user.id, scheduler, answers, words);
}

function cardOf(cardId: string) {
  const card = parseCardId(cardId);
  if (card === undefined) throw new Refusal("not_found");
  return card;
}

type Medians = Readonly<Record<TimedEntry["kind"], number | null>>;

async function readMedians(db: Db, userId: number): Promise<Medians> {
  const of = async (kind: TimedEntry["kind"]) => medianOf(await readAnswerTimes(db, userId, kind, medianAnswers.last));
  return { recognition: await of("recognition"), production: await of("production") };
}

/** What an answer is judged by besides its word: how quick the person is, and the meanings that the person wrote. */
type Standards = { readonly medians: Medians; readonly notes: ReadonlyMap<number, WordNote> };

type AskedCard = GivenReview & ReturnType<typeof cardOf>;

function methodOf(
  { kind, wordId }: AskedCard,
  memory: StoredMemory | undefined,
  { index }: ReviewWords,
  asking: { readonly meanLanguage: ListLanguage; readonly hasVoice: boolean },
): ReviewMethod {
  const word = index.byId.get(wordId)?.word;
  const state = memory?.[kind]?.state ?? null;
  const method = word && methodFor({ kind, state }, word, asking);
  if (method === undefined) throw new Refusal("not_found");
  return method;
}

/** The grade of an answer by the table, or as it was given. */
function gradedOf(
  { wordId, kind, answer, grade, way = "self", elapsedMs }: AskedCard,
  method: ReviewMethod,
  { index }: ReviewWords,
  { medians, notes }: Standards,
): Pick<TimedEntry, "kind" | "way" | "grade"> {
  if (grade !== undefined)
    return { kind, way, grade: way === "self" ? grade : quickened(way, grade, elapsedMs, medians[kind]) };
  const word = index.byId.get(wordId)?.word;
  if (word === undefined) throw new Refusal("not_found");
  const asked = answeredCard(method);
  const { verdict } = judgeReview(method, word, index, answer ?? "", notes.get(wordId)?.meaning || undefined);
  const judged = { way: asked.way, verdict, elapsedMs, isHelped: false };
  return { ...asked, grade: gradeOf(judged, medians[asked.kind]) };
}

/** A client that has judged by itself cannot know the median: what it found good is easy where it was quick. */
function quickened(way: Exclude<GradedWay, "self">, grade: Grade, elapsedMs: number, medianMs: number | null): Grade {
  if (grade !== 3) return grade;
  // None was measured.
  const measured = elapsedMs === 0 ? null : elapsedMs;
  return gradeOf({ way, verdict: "right", elapsedMs: measured, isHelped: false }, medianMs);
}

async function record(
  { database }: Services,
  userId: number,
  scheduler: Scheduler,
  entries: readonly NewEntry[],
): Promise<void> {
  await changeMemory(database, userId, async (transaction) => {
    const knownIds = await filterKnown(
      transaction,
      userId,
      entries.map(({ wordId }) => wordId),
    );
    await recordEntries(transaction, userId, entries, { scheduler, knownIds });
  });
}

type Recorded = { readonly entry: TimedEntry; readonly method: ReviewMethod };

/** By what is in the log, so that a repeated answer hears what the first one heard. */
async function describe(
  db: Db,
  userId: number,
  scheduler: Scheduler,
  answers: readonly Recorded[],
  words: ReviewWords,
): Promise<AnsweredReview[]> {
  const stored = await findEntries(
    db,
    userId,
    answers.map(({ entry }) => entry.answerId),
  );
  const logs = Map.groupBy(
    await readEntries(db, userId, [...new Set([...stored.values()].map(({ wordId }) => wordId))]),
    ({ wordId }) => wordId,
  );
  return answers.map(({ entry: given, method }) => {
    const entry = stored.get(given.answerId) ?? given;
    const word = words.listed.get(entry.wordId);
    if (word === undefined) throw new Refusal("not_found");
    const earlier = (logs.get(entry.wordId) ?? []).filter((other) => byTime(other, entry) < 0);
    const before = foldWord(earlier, scheduler);
    const after = foldWord([...earlier, entry], scheduler);
    const card = cardFor(before, entry) ?? newCardOf(entry);
    return {
      answerId: entry.answerId,
      ...outcomeOf(entry),
      correctAnswer: correctAnswerOf(method, entry.wordId, words),
      word,
      nextDue: (cardFor(after, entry) ?? card).dueDay,
      intervals: scheduler.intervals(card, entry.day, seedOf(card, entry.day)),
    };
  });
}

/** The card that an entry is counted for: production is opened by recognition. */
function cardFor({ recognition, production }: WordMemory, { kind }: TimedEntry) {
  return kind === "production" ? (production ?? recognition) : recognition;
}

function newCardOf({ wordId, day }: TimedEntry) {
  return { wordId, kind: "recognition", state: null, dueDay: day, reps: 0, lapses: 0 } as const;
}

function outcomeOf({ grade, way }: TimedEntry): { isRight: boolean; isAlmost: boolean } {
  return { isRight: (grade ?? 1) > 1, isAlmost: way !== "self" && grade === 2 };
}

function correctAnswerOf(method: ReviewMethod, wordId: number, { index }: ReviewWords): string {
  const word = index.byId.get(wordId)?.word;
  return word === undefined ? "" : judgeReview(method, word, index, "").correctAnswer;
}
