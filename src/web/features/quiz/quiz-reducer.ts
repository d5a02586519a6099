import type { QuizSettings } from "../../../domain/quiz/settings.ts";
import {
  type AnsweredQuestion,
  isGuided,
  leastWordsOf,
  type Question,
  type StoredList,
  type Summary,
  type TourProgress,
  type TourSource,
  unfinishedWords,
} from "./session/quiz-session.ts";

/** What the quiz page shows. */
export type QuizScreen = {
  /** The server does not respond: the request is repeated, and what is shown stays. */
  readonly isConnectionLost?: boolean;
} & (
  | { readonly kind: "loading" | "empty" | "playedElsewhere" }
  | {
      readonly kind: "setup";
      readonly list: StoredList;
      readonly isStarting?: boolean;
      /** Why the quiz could not be started: the API's text, empty if there was no response. */
      readonly problem?: string;
    }
  /** Words are taught before they are asked. */
  | { readonly kind: "teaching"; readonly list: StoredList }
  | {
      readonly kind: "question";
      readonly tour: TourView;
      readonly question: Question;
      /** The answer while it is being sent; null before. */
      readonly sent: string | null;
    }
  | ({
      readonly kind: "feedback";
      readonly tour: TourView;
      /** The next question is requested of the server. */
      readonly isContinuing?: boolean;
    } & AnsweredQuestion)
  | {
      readonly kind: "summary";
      readonly tour: TourView;
      readonly summary: Summary;
      /** The tour that is requested of the server. */
      readonly starting?: TourSource;
    }
  | {
      readonly kind: "stopped";
      readonly list: StoredList;
      /** Another tour of the quiz may be started. */
      readonly canContinue: boolean;
      /** The API's explanation. */
      readonly text: string;
    }
);

export type SetupScreen = Extract<QuizScreen, { kind: "setup" }>;

/** The tour in progress, as every screen of it needs it. */
export type TourView = {
  readonly list: StoredList;
  readonly progress: TourProgress;
  readonly hasPoints: boolean;
  /** The points are added to the user's account. */
  readonly isCounted: boolean;
};

export type QuizPageState = {
  readonly screen: QuizScreen;
  /** The number of the session, or of the attempt to open one. Events of earlier numbers are ignored. */
  readonly session: number;
  /** The session has not finished what it was asked for. Until then it is asked for nothing else. */
  readonly isBusy: boolean;
};

export const initialQuizState: QuizPageState = { screen: { kind: "loading" }, session: 0, isBusy: false };

/** What the user does. */
export type UserEvent =
  /** `owner` is the user to whose account the points are added; null for practice. */
  | { readonly type: "start"; readonly settings: QuizSettings; readonly owner: number | null }
  | { readonly type: "answer"; readonly answer: string; readonly isLater?: boolean }
  | { readonly type: "startTour"; readonly of: TourSource }
  | { readonly type: "taught" | "resume" | "continue" | "pause" | "takeOver" | "retry" };

/** What the browser or another tab does. */
type PageEvent =
  | { readonly type: "pageShown" | "pageLeft" }
  /** Another tab has changed `history`. */
  | { readonly type: "historyReplaced" }
  /** Another tab takes over and waits for the lock. */
  | { readonly type: "lockTaken" };

/** What a command has come to. */
export type SessionEvent =
  | { readonly type: "opened"; readonly list: StoredList | undefined }
  | { readonly type: "playedElsewhere" | "signedOut" | "questionChanged" }
  | {
      readonly type: "resumed";
      readonly tour: TourView;
      /** An answer that was sent and not confirmed. */
      readonly unconfirmed: { readonly question: Question; readonly answer: string } | null;
      readonly lastAnswered: AnsweredQuestion | null;
    }
  | { readonly type: "questionOpened"; readonly tour: TourView; readonly question: Question }
  | ({ readonly type: "answered"; readonly tour: TourView } & AnsweredQuestion)
  | { readonly type: "tourEnded"; readonly tour: TourView; readonly summary: Summary }
  | { readonly type: "tourStopped"; readonly list: StoredList; readonly canContinue: boolean; readonly text: string }
  | { readonly type: "startFailed"; readonly problem: string }
  | { readonly type: "connectionChanged"; readonly isLost: boolean };

export type QuizEvent = UserEvent | PageEvent | (SessionEvent & { readonly session: number });

/** What has to be done. Commands of a session end with one of its events. */
export type QuizCommand = (SessionCommand & { readonly session: number }) | PageCommand;

export type SessionCommand =
  /** Read `history`, and take the lock if it holds a quiz to resume. */
  | { readonly type: "open"; readonly takesOver: boolean }
  /** Make a session of the quiz in `history`. */
  | { readonly type: "resumeQuiz" }
  | { readonly type: "startQuiz"; readonly settings: QuizSettings; readonly owner: number | null }
  | { readonly type: "openQuestion" }
  | { readonly type: "sendAnswer"; readonly answer: string; readonly isLater?: boolean }
  | { readonly type: "startTour"; readonly of: TourSource };

type PageCommand =
  /** Store how far the quiz has come, close its session and release the lock. */
  | { readonly type: "closeSession" }
  /** Repeat the request that had no response at once. */
  | { readonly type: "retry" }
  /** Close the session and remove its quiz from `history`; the list stays. */
  | { readonly type: "forgetQuiz" }
  /** Prepare the list's words for a quiz while the set-up is shown. */
  | { readonly type: "prepareWords" }
  /** Load what teaches the list's words; without it they are asked at once. */
  | { readonly type: "teach" }
  /** Start the list's quiz as it is proposed, where it has words enough. */
  | { readonly type: "startGuided" };

export type QuizTransition = { readonly state: QuizPageState; readonly commands: readonly QuizCommand[] };

/** The quiz page's next state, and what has to be done for it. Events that do not fit the state change nothing. */
export function reduceQuiz(state: QuizPageState, event: QuizEvent): QuizTransition {
  if ("session" in event) return event.session === state.session ? reduceSessionEvent(state, event) : keep(state);
  const { screen, isBusy } = state;
  switch (event.type) {
    case "pageShown":
      return open(state);
    case "pageLeft":
      return close(state, screen);
    case "lockTaken":
      return close(state, { kind: "playedElsewhere" });
    case "historyReplaced":
      if (screen.kind === "setup" || screen.kind === "teaching" || screen.kind === "empty") return open(state);
      return listOf(screen) ? close(state, { kind: "playedElsewhere" }) : keep(state);
    case "takeOver":
      return screen.kind === "playedElsewhere" && !isBusy ? open(state, true) : keep(state);
    case "taught":
      if (screen.kind !== "teaching") return keep(state);
      return { ...show(state, { kind: "setup", list: screen.list }), commands: [{ type: "startGuided" }] };
    case "start": {
      const { settings, owner } = event;
      if (screen.kind !== "setup" || screen.isStarting) return keep(state);
      const closed = close(state, { ...screen, isStarting: true });
      return request(closed.state, { type: "startQuiz", settings, owner }, closed.commands);
    }
    case "resume":
      if (isBusy) return keep(state);
      if (screen.kind === "setup" && unfinishedWords(screen.list) > 0)
        return request(renew(state), { type: "resumeQuiz" });
      return screen.kind === "stopped" && screen.canContinue ? request(state, { type: "openQuestion" }) : keep(state);
    case "answer": {
      if (screen.kind !== "question" || isBusy) return keep(state);
      const { answer, isLater } = event;
      return request(waiting(state, { ...screen, sent: answer }), {
        type: "sendAnswer",
        answer,
        ...(isLater && { isLater }),
      });
    }
    case "continue":
      if (screen.kind !== "feedback" || isBusy) return keep(state);
      return request(waiting(state, { ...screen, isContinuing: true }), { type: "openQuestion" });
    case "startTour":
      if (screen.kind !== "summary" || isBusy) return keep(state);
      return request(waiting(state, { ...screen, starting: event.of }), { type: "startTour", of: event.of });
    case "retry":
      return { state, commands: [{ type: "retry" }] };
    case "pause": {
      const list = screen.kind === "setup" ? undefined : listOf(screen);
      if (list === undefined) return keep(state);
      const closed = close(state, screen);
      const setup = setUp(closed.state, list);
      return { state: setup.state, commands: [...closed.commands, ...setup.commands] };
    }
  }
}

function reduceSessionEvent(state: QuizPageState, event: SessionEvent): QuizTransition {
  const { screen } = state;
  switch (event.type) {
    case "opened":
      return opened(state, event.list);
    case "playedElsewhere":
      return show(state, { kind: "playedElsewhere" });
    case "signedOut": {
      const closed = close(state, screen);
      const opening = open(closed.state);
      return { ...opening, commands: [...closed.commands, ...opening.commands] };
    }
    case "resumed": {
      const { tour, unconfirmed, lastAnswered } = event;
      if (unconfirmed !== null) {
        const { question, answer } = unconfirmed;
        const asked = show(state, { kind: "question", tour, question, sent: answer });
        return request(asked.state, { type: "sendAnswer", answer });
      }
      if (lastAnswered !== null) return show(state, { kind: "feedback", tour, ...lastAnswered });
      return request(state, { type: "openQuestion" });
    }
    case "questionOpened":
      return show(state, { kind: "question", tour: event.tour, question: event.question, sent: null });
    case "questionChanged":
      return request(state, { type: "openQuestion" });
    case "answered": {
      const { tour, question, feedback } = event;
      return show(state, { kind: "feedback", tour, question, feedback });
    }
    case "tourEnded":
      return show(state, { kind: "summary", tour: event.tour, summary: event.summary });
    case "tourStopped": {
      const { list, canContinue, text } = event;
      if (canContinue) return show(state, { kind: "stopped", list, canContinue, text });
      const stopped = renew(show(state, { kind: "stopped", list: { ...list, quiz: null }, canContinue, text }).state);
      return { state: stopped, commands: [{ type: "forgetQuiz" }] };
    }
    case "startFailed": {
      if (screen.kind !== "setup") return keep(state);
      return show(state, { kind: "setup", list: screen.list, problem: event.problem });
    }
    case "connectionChanged":
      return { state: { ...state, screen: { ...screen, isConnectionLost: event.isLost } }, commands: [] };
  }
}

function opened(state: QuizPageState, list: StoredList | undefined): QuizTransition {
  if (list === undefined || (list.words.length === 0 && list.quiz === null)) return show(state, { kind: "empty" });
  if (list.quiz !== null) return request(state, { type: "resumeQuiz" });
  return setUp(state, list);
}

/** A guided quiz starts by itself, tonight's words once they are taught; the set-up is for who comes back to it. */
function setUp(state: QuizPageState, list: StoredList): QuizTransition {
  const starts = isGuided(list) && list.quiz === null && state.screen.kind !== "setup";
  if (!starts) return { ...show(state, { kind: "setup", list }), commands: [{ type: "prepareWords" }] };
  const isTaught = list.tonight === undefined || list.words.length < leastWordsOf(list);
  return {
    ...show(state, { kind: isTaught ? "setup" : "teaching", list }),
    commands: [{ type: "prepareWords" }, { type: isTaught ? "startGuided" : "teach" }],
  };
}

function keep(state: QuizPageState): QuizTransition {
  return { state, commands: [] };
}

function show(state: QuizPageState, screen: QuizScreen): QuizTransition {
  return { state: { ...state, screen, isBusy: false }, commands: [] };
}

/** Shows that the server is asked. A browser session answers at once: a render in between would only take time. */
function waiting(state: QuizPageState, screen: Extract<QuizScreen, { readonly tour: TourView }>): QuizPageState {
  return screen.tour.isCounted ? { ...state, screen } : state;
}

/** Nothing is expected any more of the session there was. */
function renew(state: QuizPageState): QuizPageState {
  return { ...state, session: state.session + 1, isBusy: false };
}

function request(state: QuizPageState, command: SessionCommand, before: readonly QuizCommand[] = []): QuizTransition {
  return { state: { ...state, isBusy: true }, commands: [...before, { ...command, session: state.session }] };
}

function open(state: QuizPageState, takesOver = false): QuizTransition {
  return request(renew(state), { type: "open", takesOver });
}

function close(state: QuizPageState, screen: QuizScreen): QuizTransition {
  return { state: { ...renew(state), screen }, commands: [{ type: "closeSession" }] };
}

/** The list of a screen that shows one. */
function listOf(screen: QuizScreen): StoredList | undefined {
  if ("tour" in screen) return screen.tour.list;
  return "list" in screen ? screen.list : undefined;
}
