import type { Answered, OpenedQuestion } from "../../../contract/quiz.ts";
import { ApiError } from "../page/api-client.ts";
import type { ApiCall } from "./persistent-line.ts";
import type { KeptPlay } from "./quiz-history.ts";
import type { Feedback, Question, Summary } from "./quiz-play.ts";
import type { ServedState } from "./served-state.ts";

type ServedPlayOptions = {
  readonly state: ServedState;
  /** Of those that can be made twice, and are until they are answered. */
  readonly call: ApiCall;
  /** Milliseconds of any clock that never goes back; how long this person took, never when. */
  time(): number;
  /** Told of every step that must not be lost. */
  onStep(): void;
};

/** The tour, or the whole quiz, is no longer to be played: another device has ended it, or its words are gone. */
export class TourStoppedError extends Error {
  override readonly name = "TourStoppedError";
  readonly canGoOn: boolean;
  /** What the API says of it, for people. */
  readonly text: string;

  constructor(error: ApiError, canGoOn: boolean) {
    super("the tour is no longer to be played", { cause: error });
    this.canGoOn = canGoOn;
    this.text = refusalText(error);
  }
}

/** The quiz played by the server, for points that count. The browser asks, shows and repeats; it judges nothing. */
export function createServedPlay({ state: start, call, time, onStep }: ServedPlayOptions): KeptPlay {
  let state = start;
  let meanLanguageType: number | undefined;
  let shownAt: number | undefined;

  function step(change: Partial<ServedState>) {
    state = { ...state, ...change };
    onStep();
  }

  /** A refusal of anything but the token ends the tour here. */
  function stopped(error: unknown, canGoOn: boolean): unknown {
    if (!(error instanceof ApiError) || error.status === 401) return error;
    step({ tourId: null, open: null, shown: null, summary: null, left: 0 });
    return new TourStoppedError(error, canGoOn);
  }

  async function startTour(missed: boolean): Promise<string> {
    const { quizId } = state;
    const begun = await call("Quiz/StartTour", { body: { quizId, ...(missed && { missed }) } }).catch((error) => {
      throw stopped(error, false);
    });
    const { tourId, size, remaining } = begun;
    meanLanguageType = begun.MeanLanguageType;
    step({ tourId, size, remaining, left: size, points: 0, open: null, shown: null, summary: null });
    return tourId;
  }

  async function settle(answer: string): Promise<Answered | null> {
    const { tourId, open } = state;
    if (tourId === null || open === null) throw new Error("no question is open");
    const { questionId } = open;
    try {
      return await call("Quiz/Answer", { body: { tourId, questionId, answer } });
    } catch (error) {
      if (codeOf(error) !== "question.changed") throw stopped(error, true);
      step({ open: null });
      return null;
    }
  }

  return {
    hasPoints: true,
    areCounted: true,

    async openQuestion() {
      if (state.summary !== null) {
        step({ shown: null });
        return null;
      }
      const tourId = state.tourId ?? (await startTour(false));
      const opened = await call("Quiz/NextQuestion", { body: { tourId } }).catch((error) => {
        throw stopped(error, true);
      });
      const question = questionOf(opened);
      const { questionId, left, tourPoints: points, item } = opened;
      const isLast = item.my_true_count + 1 >= item.repetitionCount;
      step({ shown: null, left, points, open: { questionId, question, isLast, answer: null } });
      shownAt = time();
      return question;
    },

    async answer(answer) {
      const { open } = state;
      if (open === null) throw new Error("no question is open");
      const took = shownAt === undefined ? 0 : Math.round(time() - shownAt);
      shownAt = undefined;
      const question = { ...open.question, elapsedMs: open.question.elapsedMs + took };
      step({ open: { ...open, question, answer } });
      const answered = await settle(answer);
      if (answered === null) return null;
      const feedback = feedbackOf(question, answer, answered);
      const { isRight, points, summary } = answered;
      step({
        open: null,
        shown: { question, feedback },
        left: summary ? 0 : state.left - (isRight && open.isLast ? 1 : 0),
        points: state.points + points,
        streak: isRight ? state.streak + 1 : 0,
        ...(summary && { tourId: null, summary: summaryOf(summary, state.remaining) }),
      });
      return feedback;
    },

    unsettled() {
      const { open } = state;
      return open === null || open.answer === null ? null : { question: open.question, answer: open.answer };
    },

    lastShown: () => state.shown,

    progress: () => ({
      finished: state.size - state.left,
      size: state.size,
      points: state.points,
      streak: state.streak,
    }),

    async summary() {
      if (state.summary === null) throw new Error("the tour is not over");
      return state.summary;
    },

    async startTour(of) {
      await startTour(of === "missed");
    },

    setInSight() {},

    toKept: () => ({ progress: null, served: state, ...(meanLanguageType !== undefined && { meanLanguageType }) }),
  };
}

function questionOf({ number, item, elapsedMs }: OpenedQuestion): Question {
  return {
    number,
    ...(item.id !== undefined && { wordId: item.id }),
    method: item.method,
    text: item.question,
    choices: item.choices_list,
    points: item.StartPointForScoring,
    seconds: item.DurationForScoring,
    elapsedMs,
    runsOn: true,
  };
}

function feedbackOf({ choices }: Question, answer: string, answered: Answered): Feedback {
  const { summary: _, ...verdict } = answered;
  // Another device may have given the answer that counts.
  const isTheirs = choices.length > 0 && verdict.isRight;
  return { ...verdict, answer: isTheirs ? verdict.trueChoice : answer };
}

function summaryOf({ words, ...sums }: NonNullable<Answered["summary"]>, remaining: number): Summary {
  return {
    ...sums,
    words: words.map(({ falseCount, points, my_true_count: _, ...word }) => ({ word, falseCount, points })),
    remaining,
  };
}

function codeOf(error: unknown): string | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.[0]?.code;
}

/** What the API says of a refusal, in the page's language; empty where it was not the API that answered. */
export function refusalText({ problem }: ApiError): string {
  return problem?.errors?.[0]?.message ?? problem?.detail ?? "";
}
