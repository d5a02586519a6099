import type { Answered } from "../../../../contract/quiz.ts";
import type { ListLanguage } from "../../../../domain/locale/meaning-language.ts";
import { ApiError } from "../../page/api-client.ts";
import { feedbackOf, languageOfTour, openQuestionOf, summaryOf } from "./quiz-responses.ts";
import { type QuizSession, type ServerQuiz, TourStoppedError } from "./quiz-session.ts";
import type { RetryingCalls } from "./retry-until-answered.ts";

type ServerSessionOptions = {
  readonly quiz: ServerQuiz;
  readonly calls: RetryingCalls;
  /** Milliseconds of a clock that never goes back. Only differences count: server and browser clocks are not compared. */
  time(): number;
  /** Called when the snapshot has changed. */
  onStep(): void;
};

/** A quiz run by the server, for points that count. What is not shown yet is not known here, right answers included. */
export function createServerSession({ quiz: start, calls, time, onStep }: ServerSessionOptions): QuizSession {
  const { call } = calls;
  let quiz = start;
  let meanLanguage: ListLanguage | undefined;
  let shownAt: number | undefined;

  function update(change: Partial<ServerQuiz>) {
    quiz = { ...quiz, ...change };
    onStep();
  }

  /** Any refusal but that of the token ends the tour here. */
  function refused(error: unknown, canContinue: boolean): unknown {
    if (!(error instanceof ApiError) || error.status === 401) return error;
    update({ tourId: null, open: null, shown: null, summary: null, left: 0 });
    return new TourStoppedError(refusalText(error), canContinue, error);
  }

  async function startTour(isOfMissed: boolean): Promise<string> {
    const body = { quizId: quiz.quizId, ...(isOfMissed && { missed: true }) };
    const started = await call("Quiz/StartTour", { body }).catch((error) => {
      throw refused(error, false);
    });
    const { tourId, size, remaining } = started;
    meanLanguage = languageOfTour(started);
    update({
      tourId,
      size,
      remaining,
      left: size,
      isAgain: isOfMissed,
      right: 0,
      points: 0,
      open: null,
      shown: null,
      summary: null,
    });
    return tourId;
  }

  /** Null if the question's word has changed. */
  async function sendAnswer(answer: string, isLater: boolean): Promise<Answered | null> {
    const { tourId, open } = quiz;
    if (tourId === null || open === null) throw new Error("no question is open");
    const { questionId } = open;
    try {
      return await call("Quiz/Answer", { body: { tourId, questionId, answer, ...(isLater && { later: true }) } });
    } catch (error) {
      if (codeOf(error) !== "question.changed") throw refused(error, true);
      update({ open: null });
      return null;
    }
  }

  return {
    hasPoints: true,
    isCounted: true,

    async openQuestion() {
      if (quiz.summary !== null) {
        update({ shown: null });
        return null;
      }
      const tourId = quiz.tourId ?? (await startTour(false));
      const opened = await call("Quiz/NextQuestion", { body: { tourId } }).catch((error) => {
        throw refused(error, true);
      });
      const { left, tourPoints: points } = opened;
      const open = openQuestionOf(tourId, opened);
      update({ shown: null, left, points, open, repetition: opened.item.repetitionCount });
      shownAt = time();
      return open.question;
    },

    async answer(answer, later) {
      const { open } = quiz;
      if (open === null) throw new Error("no question is open");
      // As it was sent before a reload.
      const isLater = later ?? open.isLater ?? false;
      const took = shownAt === undefined ? 0 : Math.round(time() - shownAt);
      shownAt = undefined;
      const question = { ...open.question, elapsedMs: open.question.elapsedMs + took };
      update({ open: { ...open, question, answer, isLater } });
      const answered = await sendAnswer(answer, isLater);
      if (answered === null) return null;
      const { isRight, points, summary } = answered;
      const shown = { question, feedback: feedbackOf(question, answer, answered) };
      const returned = isLater && !isRight && !quiz.isAgain ? 1 : 0;
      const remaining = quiz.remaining + returned;
      update({
        open: null,
        shown,
        remaining,
        left: summary ? 0 : quiz.left - (isRight && open.isLast ? 1 : 0),
        right: (quiz.right ?? 0) + (isRight ? 1 : 0),
        points: quiz.points + points,
        streak: isRight ? quiz.streak + 1 : 0,
        ...(summary && { tourId: null, summary: summaryOf(summary, remaining) }),
      });
      return shown;
    },

    async startTour(of) {
      await startTour(of === "missed");
    },

    unconfirmed() {
      const { open } = quiz;
      return open === null || open.answer === null ? null : { question: open.question, answer: open.answer };
    },

    lastAnswered: () => quiz.shown,

    progress() {
      const { size, left, right = 0, repetition = 1, points, streak } = quiz;
      // Another device may have answered some of them.
      return { finished: Math.max(right, (size - left) * repetition), size: size * repetition, points, streak };
    },

    summary() {
      if (quiz.summary === null) throw new Error("the tour is not over");
      return quiz.summary;
    },

    // The time is the server's.
    setVisible() {},

    retry: calls.retry,

    close: calls.close,

    snapshot: () => ({ quiz, ...(meanLanguage !== undefined && { meanLanguage }) }),
  };
}

function codeOf(error: unknown): string | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.[0]?.code;
}

/** The API's explanation of a refusal in the page's language; empty where the response was not the API's. */
export function refusalText({ problem }: ApiError): string {
  return problem?.errors?.[0]?.message ?? problem?.detail ?? "";
}
