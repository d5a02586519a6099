import { localDay } from "../../domain/locale/day.ts";
import { leaderboardDay, leaderboardHour, leaderboardMonth } from "../../domain/progress/leaderboard-day.ts";
import { keepOpenForOther } from "../../domain/quiz/also-right.ts";
import { answerQuestion as judge, NoOpenQuestionError } from "../../domain/quiz/answer-question.ts";
import { cardKindOf, wayOf } from "../../domain/quiz/answered-card.ts";
import type { QuizItem } from "../../domain/quiz/item.ts";
import type { OpenQuestion, TourSummary } from "../../domain/quiz/quiz-state.ts";
import { isHasty, minimumAnswerMs } from "../../domain/quiz/scoring.ts";
import type { WordIndex } from "../../domain/quiz/word-index.ts";
import type { Verdict } from "../../domain/quiz/written/verdict.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { isUniqueViolation } from "../../storage/is-unique-violation.ts";
import { filterKnown } from "../../storage/progress/known-words.ts";
import { closeQuestion, type LedgerEntry } from "../../storage/quiz/close-question.ts";
import { findOpenTour, findOutcome, keepOtherAnswer } from "../../storage/quiz/open-tour.ts";
import type { QuizListWord, QuizOutcome, ShownSummary } from "../../storage/quiz/quiz-record.ts";
import { type PlayedAnswer, prepareAnswer } from "../memory/prepare-answer.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { listKeyOf } from "./list-key.ts";
import { readQuizWords } from "./quiz-words.ts";

export type GivenAnswer = {
  readonly tourId: string;
  readonly questionId: string;
  readonly answer: string;
  readonly later?: boolean;
};

export type AnsweredQuestion = QuizOutcome;

/** Retries while reviews of the same word change its cards, as tabs of the same person do. */
const maxAttempts = 12;

/** A day: an answer's time is kept as a number of 32 bits. */
const longestMs = 24 * 60 * 60_000;

/**
 * Judges the answer to the open question by the time of its arrival and writes it into the ledger. A repeated or
 * concurrent answer to the same question gets the first one's outcome and changes nothing.
 *
 * @throws {Refusal} not_found; conflict, by question.changed, where its word has changed, or where another right word was
 * written, once per question: the client requests the next question, which then is the open one with a hint
 */
export async function answerQuestion(
  services: Services,
  user: StoredUser,
  given: GivenAnswer,
): Promise<AnsweredQuestion> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const outcome = await answerOnce(services, user, given);
    if (outcome !== undefined) return outcome;
  }
  throw new Refusal("conflict");
}

/** Undefined where a card of the word has changed meanwhile. */
async function answerOnce(
  services: Services,
  user: StoredUser,
  given: GivenAnswer,
): Promise<AnsweredQuestion | undefined> {
  const { db } = services.database;
  const now = services.now();
  const open = await findOpenTour(db, user.id, given.tourId);
  if (open !== undefined && open.questionId === given.questionId) {
    const { index } = await readQuizWords(services, open.quiz);
    const kept = refuseChangedWord(() => keepOpenForOther(open.state, index, given.answer));
    if (kept !== undefined) {
      const isKept = kept === open.state || (await keepOtherAnswer(db, open, kept.tour));
      // Otherwise another request has changed the tour meanwhile.
      if (!isKept) return await answerQuestion(services, user, given);
      throw questionChanged();
    }
    const { state, item, verdict, points, summary } = refuseChangedWord(() =>
      judge(open.state, index, {
        answer: given.answer,
        now: now.getTime(),
        random: Math.random,
        minimumMs: minimumAnswerMs,
        isLater: given.later === true,
      }),
    );
    const word = index.byId.get(item.id)?.word;
    if (word === undefined) throw new Error("the answered word is not in the list");
    const isKnown = !verdict.isRight && (await filterKnown(db, user.id, [word.id])).length > 0;
    const outcome = {
      ...verdict,
      correctAnswer: item.correctAnswer,
      points,
      word,
      ...(isKnown && { wasKnown: true }),
      summary: shownSummary(summary, index),
    };
    const entry = {
      questionId: given.questionId,
      userId: user.id,
      wordId: word.id,
      isRight: verdict.isRight,
      points,
      day: localDay(now, user.timeZone),
      month: leaderboardMonth(now),
      answeredAt: now,
    };
    const { question } = open.state.tour;
    const played = {
      ...timeOf(question, given.answer, verdict.isRight, now),
      method: item.method,
      level: word.difficulty,
      list: listKeyOf(open.quiz.source),
    };
    const memory = await prepareAnswer(db, user, playedAnswer(entry, verdict, item, { word, question }));
    try {
      if (await closeQuestion(db, open, { tour: state.tour, returned: state.pool, outcome, entry, played, memory }))
        return outcome;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    return await findOutcome(db, user.id, given);
  }
  const outcome = await findOutcome(db, user.id, given);
  if (outcome === undefined) throw new Refusal("not_found");
  return outcome;
}

/** The answer as the person's memory counts it. */
function playedAnswer(
  { questionId: answerId, wordId, answeredAt: at }: LedgerEntry,
  { isRight, isAlmost }: Verdict,
  { method, hint, wrongCount }: QuizItem<QuizListWord>,
  { word, question }: { readonly word: QuizListWord; readonly question: OpenQuestion | null },
): PlayedAnswer {
  const { openedAt = at.getTime() } = question ?? {};
  const isHelped = hint !== undefined || (isRight && wrongCount > 0);
  const verdict = isAlmost ? "almost" : isRight ? "right" : "wrong";
  const elapsedMs = Math.min(longestMs, Math.max(0, at.getTime() - openedAt));
  const judged = { way: wayOf(method), verdict, elapsedMs, isHelped } as const;
  return { answerId, wordId, kind: cardKindOf(method), judged, at, sense: word.sense ?? null };
}

/** What the answer's time says, for the day that it is counted on. */
function timeOf(question: OpenQuestion | null, answer: string, isRight: boolean, now: Date) {
  const { openedAt = now.getTime(), durationSeconds = 0, choices = [] } = question ?? {};
  const elapsed = Math.max(0, now.getTime() - openedAt);
  return {
    day: leaderboardDay(now),
    hour: leaderboardHour(now),
    elapsedMs: elapsed <= durationSeconds * 1000 ? elapsed : null,
    isHasty: isRight && isHasty(elapsed, choices.length > 0 ? null : answer),
  };
}

/** Words that have left the list since they were asked are counted, but not listed. */
function shownSummary(summary: TourSummary | null, { byId }: WordIndex<QuizListWord>): ShownSummary | null {
  if (summary === null) return null;
  const words = summary.words.flatMap((tally) => {
    const played = byId.get(tally.id)?.word;
    return played === undefined
      ? []
      : [{ ...tally, phrase: played.phrase, mean: played.mean, definition: played.definition }];
  });
  return { ...summary, words };
}

function refuseChangedWord<Answered>(answered: () => Answered): Answered {
  try {
    return answered();
  } catch (error) {
    if (!(error instanceof NoOpenQuestionError)) throw error;
    throw questionChanged();
  }
}

function questionChanged(): Refusal {
  return new Refusal("conflict", [{ field: "questionId", code: "question.changed" }]);
}
