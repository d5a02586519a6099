import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { AnsweredReview } from "../../../contract/review.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { api } from "../accounts/session/api.ts";
import { refresh } from "../accounts/session/queries.ts";
import type { Answer } from "../memory/memory-database.ts";
import { forgetAnswer, startLearning, stopAsking } from "../memory/remember.ts";
import { dropWaiting, followAnswers, keepWaiting, longestMs, sendWaiting } from "../memory/waiting.ts";

import { questionOf } from "./review-question.ts";
import type { AnsweredCard, GivenAnswer, Review, ReviewSource } from "./review-source.ts";

/** For so long an answer is waited for; then one goes on, and it is sent again later. */
const timeoutMs = 10_000;

/**
 * A member's reviews, on the server. An answer is kept in the browser before it is sent, and until the server has it.
 *
 * @param onLate hears what became of answers that were sent late
 */
export function createMemberSource(
  locale: Locale,
  hasVoice: boolean,
  onLate: (answered: AnsweredCard) => void,
): ReviewSource {
  const language = meanLanguageTypes[locale];
  let waitMs = 2_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  followAnswers((answered) => onLate(answeredCardOf(answered)));

  async function load(): Promise<Review> {
    // What waits is counted first.
    await sendWaiting().catch(() => undefined);
    const query = { MeanLanguageType: language, voice: hasVoice };
    const { cards, hard, selfGrading: isSelfGraded, due, fresh, room } = await api.call("Memory/GetReview", { query });
    return {
      due,
      fresh,
      room,
      isSelfGraded,
      cards: cards.map(({ item, word, ...card }) => ({
        ...card,
        question: questionOf(card.method, {
          text: item.question,
          choices: item.choices_list,
          partOfSpeech: item.partOfSpeech,
          wordId: item.id,
        }),
        word,
      })),
      hard: hard.map(({ word }) => word),
      // They are in the account, under Memory.
      stopped: [],
    };
  }

  async function answer(given: GivenAnswer): Promise<AnsweredCard | undefined> {
    const { answerId, card, answer: text, grade, elapsedMs } = given;
    const body: Answer = {
      answerId,
      cardId: card.cardId,
      method: card.method,
      elapsedMs: Math.min(Math.round(elapsedMs), longestMs),
      ...(grade === undefined ? { answer: text ?? "" } : { grade, way: "self" }),
    };
    const part = { kind: "answer", answerId, answer: { ...body, at: new Date().toISOString() }, language } as const;
    const key = await keepWaiting(part).catch(() => undefined);
    try {
      const call = api.call("Memory/AnswerReview", { body: { ...body, MeanLanguageType: language, voice: hasVoice } });
      const answered = await withTimeout(call);
      if (key !== undefined) await dropWaiting(key);
      void refresh("Memory/GetMemory");
      return answeredCardOf(answered);
    } catch {
      // What the server refuses is given up there.
      sendLater();
      return undefined;
    }
  }

  /** Until it is answered, ever more seldom. */
  function sendLater() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      waitMs = Math.min(2 * waitMs, 30_000);
      sendWaiting().then(
        () => {
          waitMs = 2_000;
        },
        () => sendLater(),
      );
    }, waitMs);
  }

  return {
    load,
    answer,
    undo: forgetAnswer,
    async dueTomorrow() {
      const { dueByDay } = await api.call("Memory/GetMemory");
      return dueByDay.slice(0, 2).reduce((sum, { due }) => sum + due, 0);
    },
    async changeSettings(settings) {
      await api.call("Memory/ChangeSettings", { body: settings });
      await refresh("Memory/GetSettings");
    },
    takeUp: (words) => startLearning(words, locale),
    stop: (word, isStopped) => stopAsking(word, locale, isStopped),
  };
}

function answeredCardOf({ trueChoice: correctAnswer, ...answered }: AnsweredReview): AnsweredCard {
  return { ...answered, correctAnswer };
}

async function withTimeout<Result>(call: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no response in time")), timeoutMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
