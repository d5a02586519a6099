import type { Word } from "../../../contract/lexicon/word-list.ts";
import { dayAfter } from "../../../domain/locale/day.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { activeCards, type Card, cardIdOf, isHard, parseCardId } from "../../../domain/memory/card.ts";
import { answersOfGoal, buildSession, isDue, isFresh, rankDue, roomLeft } from "../../../domain/memory/session.ts";
import { seedOf } from "../../../domain/memory/word-memory.ts";
import type { WordIndex } from "../../../domain/quiz/word-index.ts";
import { answeredCard, judgeReview, methodFor, reviewItem } from "../../../domain/review/question.ts";
import { answersOn, freshLeft, wordsHere } from "../memory/due-now.ts";
import type { RememberedWord } from "../memory/memory-database.ts";
import { forgetAnswer, rememberAnswer, startLearning, stopAsking } from "../memory/remember.ts";
import { dayHere, readOwnNote, visitorScheduler } from "../memory/visitor-memory.ts";
import { changeVisitorSettings, visitorSettings } from "../memory/visitor-settings.ts";
import { createListIndex } from "../quiz/session/browser-session.ts";
import { questionOf } from "./review-question.ts";
import type { AnsweredCard, GivenAnswer, Review, ReviewCard, ReviewSource } from "./review-source.ts";

/** Least cards of a session that goes beyond the day's goal. */
const leastCards = 10;

/** A visitor's reviews, in this browser: the same rules and the same engine as the server's. */
export function createVisitorSource(locale: Locale, hasVoice: boolean): ReviewSource {
  let index: WordIndex<Word> | undefined;

  async function load(): Promise<Review> {
    const day = dayHere(Date.now());
    const { selfGrading: isSelfGraded, goalMinutes } = visitorSettings();
    const here = await wordsHere(locale);
    const byId = new Map(here.map((one) => [one.id, one]));
    const cards = here.flatMap(({ memory, word }) =>
      activeCards(memory).map((card) => ({ ...card, phrase: word.phrase })),
    );
    const due = cards.filter((card) => isDue(card, day));
    const answers = await answersOn(day);
    const waiting = cards.filter(isFresh).toSorted((a, b) => lastAtOf(byId, a) - lastAtOf(byId, b));
    const left = freshLeft(answers, here);
    const fresh = Math.min(waiting.length, left);
    const limit = Math.max(leastCards, answersOfGoal(goalMinutes) - answers.length);
    const chosen = buildSession(rankDue(due, day, visitorScheduler), waiting, { limit, fresh });
    const list = createListIndex({ words: here.map(({ word }) => word), meanLanguage: locale });
    await list.prepare();
    index = list.get();
    return {
      due: due.length,
      fresh,
      room: roomLeft(chosen, { limit, fresh: left }),
      isSelfGraded,
      cards: chosen.flatMap((card) => cardOf(card, byId.get(card.wordId)?.word, day, isSelfGraded) ?? []),
      hard: here.filter(({ memory }) => activeCards(memory).some(isHard)).map(({ word }) => word),
      stopped: here.filter(({ memory }) => memory.isStopped).map(({ word }) => word),
    };
  }

  function cardOf(card: Card, word: Word | undefined, day: string, isSelfGraded: boolean): ReviewCard | undefined {
    const method = word && methodFor(card, word, { meanLanguage: locale, hasVoice });
    if (word === undefined || method === undefined || index === undefined) return undefined;
    const { question: text, choices } = reviewItem(method, word, index, Math.random);
    const isNew = isFresh(card);
    return {
      cardId: cardIdOf(card),
      method,
      question: questionOf(method, { text, choices, partOfSpeech: word.partOfSpeech, wordId: card.wordId }),
      isNew,
      intervals: visitorScheduler.intervals(card, day, seedOf(card, day)),
      word: isNew || isSelfGraded ? word : undefined,
    };
  }

  async function answer({ answerId, card, answer: text, grade, elapsedMs }: GivenAnswer): Promise<AnsweredCard> {
    const { wordId = Number.NaN, kind = "recognition" } = parseCardId(card.cardId) ?? {};
    const word = index?.byId.get(wordId)?.word;
    if (index === undefined || word === undefined) throw new Error("the answered word is missing");
    const asked = answeredCard(card.method);
    const { meaning } = await readOwnNote(wordId);
    const { verdict, correctAnswer } = judgeReview(card.method, word, index, text ?? "", meaning);
    const judged =
      grade === undefined
        ? { way: asked.way, verdict, elapsedMs, isHelped: false }
        : ({ way: "self", grade, elapsedMs } as const);
    const isSelf = grade !== undefined;
    await rememberAnswer({ answerId, word, locale, kind: isSelf ? kind : asked.kind, judged });
    const after = (await wordsHere(locale)).find(({ id }) => id === wordId)?.memory[kind];
    return {
      answerId,
      isRight: isSelf ? grade > 1 : verdict !== "wrong",
      isAlmost: !isSelf && verdict === "almost",
      correctAnswer,
      word,
      nextDue: after?.dueDay ?? dayHere(Date.now()),
    };
  }

  return {
    load,
    answer,
    undo: forgetAnswer,
    async dueTomorrow() {
      const tomorrow = dayAfter(dayHere(Date.now()), 1);
      const cards = (await wordsHere(locale)).flatMap(({ memory }) => activeCards(memory));
      return cards.filter((card) => isDue(card, tomorrow)).length;
    },
    changeSettings: async (settings) => changeVisitorSettings(settings),
    takeUp: (words) => startLearning(words, locale),
    stop: (word, isStopped) => stopAsking(word, locale, isStopped),
  };
}

/** The order in which words were taken up. */
function lastAtOf(words: ReadonlyMap<number, RememberedWord>, { wordId }: Card): number {
  return words.get(wordId)?.memory.lastAt ?? 0;
}
