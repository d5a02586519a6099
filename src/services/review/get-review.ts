import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { memoryDay, startOfMemoryDay } from "../../domain/locale/day.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { type Card, cardIdOf } from "../../domain/memory/card.ts";
import { answersOfGoal, buildSession, isFresh, roomLeft, worthSaving } from "../../domain/memory/session.ts";
import { seedOf } from "../../domain/memory/word-memory.ts";
import type { QuizItem } from "../../domain/quiz/item.ts";
import { methodFor, type ReviewMethod, reviewItem } from "../../domain/review/question.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { countDue, countFresh, readDue, readFresh } from "../../storage/memory/due-cards.ts";
import { readHardWords } from "../../storage/memory/figures.ts";
import { countAnswers } from "../../storage/memory/log.ts";
import { readSettings } from "../../storage/memory/settings.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";
import { newWordsLeft } from "../memory/new-words-left.ts";
import { schedulerOf } from "../memory/settings.ts";
import type { Services } from "../services.ts";
import { readReviewWords } from "./review-words.ts";

export type ReviewCard = {
  readonly cardId: string;
  readonly kind: Card["kind"] | "cloze";
  readonly method: ReviewMethod;
  readonly item: QuizItem<QuizListWord>;
  readonly isNew: boolean;
  /** Of the four grades, in days. */
  readonly intervals: readonly number[];
  /** With its answer: of a new word, which is taught first, and where the person grades. */
  readonly word: ListedWord | null;
};

export type Review = {
  /** Cards that wait, and new words that may be begun today. */
  readonly due: number;
  readonly fresh: number;
  /** Further new words for which the session and the day have room. */
  readonly room: number;
  /** Answers given today, and those that make the goal of the day. */
  readonly answered: number;
  readonly goal: number;
  readonly isSelfGraded: boolean;
  readonly cards: readonly ReviewCard[];
  /** Forgotten so often that they are asked no more. */
  readonly hard: readonly { readonly cardId: string; readonly word: ListedWord }[];
};

export type ReviewWish = {
  /** Cards of the session; as many as are left of the goal of the day unless given. */
  readonly limit?: number | undefined;
  readonly language: ListLanguage;
  readonly hasVoice: boolean;
};

/** Least cards of a session that goes beyond the day's goal. */
const leastCards = 10;
/** Candidates beyond the limit, of which some are siblings. */
const spareCards = 60;
const hardShown = 20;

/** What a person is to review now: the due that pay most, then new words. Changes nothing. */
export async function getReview(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  user: StoredUser,
  wish: ReviewWish,
): Promise<Review> {
  const { id, timeZone } = user;
  const settings = await readSettings(db, id);
  const scheduler = schedulerOf(settings);
  const day = memoryDay(now().getTime(), timeZone);
  const since = new Date(startOfMemoryDay(day, timeZone));
  const due = await countDue(db, id, day);
  const answered = await countAnswers(db, id, day, since);
  const freshLeft = await newWordsLeft(db, id, settings, day, since);
  const fresh = Math.min(freshLeft, await countFresh(db, id));
  const goal = answersOfGoal(settings.goalMinutes);
  const limit = wish.limit ?? Math.max(leastCards, goal - answered);
  const range = { from: scheduler.elapsedAt(worthSaving.most), to: scheduler.elapsedAt(worthSaving.least) };
  const chosen = buildSession(
    due === 0 ? [] : await readDue(db, id, day, range, limit + spareCards),
    fresh === 0 ? [] : await readFresh(db, id, fresh + spareCards),
    { limit, fresh },
  );
  const room = roomLeft(chosen, { limit, fresh: freshLeft });
  const hard = await readHardWords(db, id, hardShown);
  const senses = new Map(hard.map(({ wordId }) => [wordId, { wordId, sense: null }]));
  const { listed, index } = await readReviewWords(db, [...senses.values(), ...chosen], wish.language);
  const asking = { meanLanguage: wish.language, hasVoice: wish.hasVoice };
  const cards = chosen.flatMap((card): ReviewCard[] => {
    const word = index.byId.get(card.wordId)?.word;
    const method = word && methodFor(card, word, asking);
    if (word === undefined || method === undefined) return [];
    const isNew = isFresh(card);
    return [
      {
        cardId: cardIdOf(card),
        kind: method === "cloze" ? method : card.kind,
        method,
        item: reviewItem(method, word, index, Math.random),
        isNew,
        intervals: scheduler.intervals(card, day, seedOf(card, day)),
        word: isNew || settings.isSelfGraded ? (listed.get(card.wordId) ?? null) : null,
      },
    ];
  });
  const shownHard = hard.flatMap((card) => {
    const word = listed.get(card.wordId);
    return word === undefined ? [] : [{ cardId: cardIdOf(card), word }];
  });
  return { due, fresh, room, answered, goal, isSelfGraded: settings.isSelfGraded, cards, hard: shownHard };
}
