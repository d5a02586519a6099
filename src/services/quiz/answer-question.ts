import { leaderboardDay, leaderboardHour, leaderboardMonth, localDay } from "../../domain/progress/local-day.ts";
import { keepOpenForOther } from "../../domain/quiz/also-right.ts";
import { answerQuestion as judge, NoOpenQuestionError } from "../../domain/quiz/answer-question.ts";
import type { OpenQuestion, TourSummary } from "../../domain/quiz/quiz-state.ts";
import { isHasty, minimumAnswerMs } from "../../domain/quiz/scoring.ts";
import type { WordIndex } from "../../domain/quiz/word-index.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { closeQuestion } from "../../storage/quiz/close-question.ts";
import { findOpenTour, findOutcome, keepOtherAnswer } from "../../storage/quiz/open-tour.ts";
import type { QuizListWord, QuizOutcome, ShownSummary } from "../../storage/quiz/quiz-record.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { listKeyOf } from "./list-key.ts";
import { readQuizWords } from "./quiz-words.ts";

export type GivenAnswer = { readonly tourId: string; readonly questionId: string; readonly answer: string };

export type AnsweredQuestion = QuizOutcome;

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
      }),
    );
    const word = index.byId.get(item.id)?.word;
    if (word === undefined) throw new Error("the answered word is not in the list");
    const outcome = {
      ...verdict,
      correctAnswer: item.correctAnswer,
      points,
      word,
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
    const played = {
      ...timeOf(open.state.tour.question, given.answer, verdict.isRight, now),
      method: item.method,
      level: word.difficulty,
      list: listKeyOf(open.quiz.source),
    };
    if (await closeQuestion(db, open, { tour: state.tour, outcome, entry, played })) return outcome;
  }
  const outcome = await findOutcome(db, user.id, given);
  if (outcome === undefined) throw new Refusal("not_found");
  return outcome;
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
