import type { ListLanguage } from "../../../domain/locale/meaning-language.ts";
import { choiceCount, type QuizSettings } from "../../../domain/quiz/settings.ts";
import { startQuiz } from "../../../domain/quiz/start-quiz.ts";
import { api } from "../accounts/session/api.ts";
import { signedInListId } from "../accounts/session/session.ts";
import { canSpeak } from "../lexicon/speech.ts";
import { ApiError } from "../page/api-client.ts";
import { storedHistory } from "./history-storage.ts";
import { createPlayerLock } from "./player-lock.ts";
import {
  initialQuizState,
  type QuizCommand,
  type QuizEvent,
  type QuizScreen,
  reduceQuiz,
  type SessionCommand,
  type SessionEvent,
  type TourView,
  type UserEvent,
} from "./quiz-reducer.ts";
import {
  type BrowserAnswer,
  createBrowserSession,
  createListIndex,
  type ListIndex,
} from "./session/browser-session.ts";
import { createListStore } from "./session/list-store.ts";
import { createPausableClock } from "./session/pausable-clock.ts";
import {
  type BrowserQuiz,
  leastWordsOf,
  type QuizSession,
  type ServerQuiz,
  type StoredList,
  TourStoppedError,
} from "./session/quiz-session.ts";
import { retryUntilAnswered } from "./session/retry-until-answered.ts";
import { startServerQuiz } from "./session/server-quiz.ts";
import { createServerSession, refusalText } from "./session/server-session.ts";
import { guidedStart } from "./setup/plan-quiz.ts";
import { teachDeck } from "./setup/teaching-screen.tsx";

/** Runs the reducer for one quiz page, in the browser: carries out its commands and reports their events to it. */
export type QuizController = {
  getScreen(): QuizScreen;
  subscribe(listener: () => void): () => void;
  send(event: UserEvent): void;
  /** Opens what `history` holds and follows the browser's events; returns what ends that. */
  connect(): () => void;
};

type StartedList = StoredList & { readonly quiz: BrowserQuiz | ServerQuiz };

/** A list of thousands of words takes milliseconds to write, so it is written after the next paint. */
const writeDelayMs = 40;

/** A start waits no longer for better wrong choices. */
const longestWaitMs = 1_000;

/** @param hasSiteVoice whether the site speaks where the browser cannot */
export function createQuizController(hasSiteVoice: boolean): QuizController {
  const listeners = new Set<() => void>();
  const store = createListStore();
  const lock = createPlayerLock({
    locks: globalThis.navigator?.locks,
    storage: () => window.sessionStorage,
    onTaken: () => dispatch({ type: "lockTaken" }),
  });
  let state = initialQuizState;
  let list: StoredList | undefined;
  let index: ListIndex | undefined;
  let session: QuizSession | undefined;
  let writeTimer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: QuizEvent) {
    const { screen } = state;
    const transition = reduceQuiz(state, event);
    state = transition.state;
    for (const command of transition.commands) run(command);
    followVisibility();
    if (state.screen !== screen) for (const listener of listeners) listener();
  }

  function run(command: QuizCommand) {
    if (command.type === "closeSession") closeSession();
    else if (command.type === "forgetQuiz") forgetQuiz();
    else if (command.type === "retry") session?.retry();
    else if (command.type === "prepareWords") prepareWords();
    else if (command.type === "startGuided") startGuided();
    else if (command.type === "teach") teachDeck.load().catch(() => dispatch({ type: "taught" }));
    else report(command, command.session).catch((error: unknown) => reportError(error));
  }

  async function report(command: SessionCommand, number: number) {
    const event = await perform(command, number).catch((error: unknown) =>
      number === state.session ? failureOf(error) : undefined,
    );
    if (event !== undefined) dispatch({ ...event, session: number });
  }

  async function perform(command: SessionCommand, number: number): Promise<SessionEvent | undefined> {
    if (command.type === "open") return await open(command.takesOver);
    if (command.type === "resumeQuiz") return await resumeQuiz(number);
    if (command.type === "startQuiz") return await start(command, number);
    if (session === undefined) throw new Error(`${command.type} without a session`);
    if (command.type === "sendAnswer") return await sendAnswer(session, command);
    if (command.type === "startTour") await session.startTour(command.of);
    return await openQuestion(session);
  }

  function failureOf(error: unknown): SessionEvent {
    if (error instanceof TourStoppedError && list !== undefined) {
      const { canContinue, text } = error;
      return { type: "tourStopped", list: { ...list, ...session?.snapshot() }, canContinue, text };
    }
    if (error instanceof ApiError) return { type: "signedOut" };
    throw error;
  }

  async function open(takesOver: boolean): Promise<SessionEvent> {
    readList();
    if (list?.quiz) {
      if (takesOver) await lock.takeOver();
      else if (!(await lock.acquire())) return { type: "playedElsewhere" };
      // The tab that played has stored how far it has come.
      readList();
    }
    if (!list?.quiz) lock.release();
    return { type: "opened", list };
  }

  function readList() {
    list = store.read();
    // Another user's quiz.
    if (list?.quiz?.kind === "server" && list.quiz.owner !== signedInListId()) list = { ...list, quiz: null };
  }

  async function resumeQuiz(number: number): Promise<SessionEvent | undefined> {
    // The present screen is painted before thousands of words are indexed.
    await new Promise((resolve) => setTimeout(resolve));
    if (!lock.isHeld()) await lock.takeOver();
    if (number !== state.session || !list?.quiz) return undefined;
    const resumed = openSession({ ...list, quiz: list.quiz }, number);
    return {
      type: "resumed",
      tour: tourOf(resumed),
      unconfirmed: resumed.unconfirmed(),
      lastAnswered: resumed.lastAnswered(),
    };
  }

  async function start(
    { settings, owner }: Extract<SessionCommand, { type: "startQuiz" }>,
    number: number,
  ): Promise<SessionEvent | undefined> {
    if (list === undefined) throw new Error("there is no list to start a quiz of");
    const quiz =
      owner === null
        ? await startBrowserQuiz(list, settings)
        : await startServerQuiz(api.call, list, settings, owner).catch(refusalOf);
    if (typeof quiz === "string") return { type: "startFailed", problem: quiz };
    await lock.takeOver();
    if (number !== state.session) return undefined;
    const started = openSession({ ...list, quiz }, number);
    if (quiz.kind === "browser") await started.startTour("pool");
    return await openQuestion(started);
  }

  async function startBrowserQuiz(of: StoredList, settings: QuizSettings): Promise<BrowserQuiz> {
    const prepared = indexOf(of).prepare();
    // So few words have no wrong choices among them; others have poor ones, so their first question waits for a moment.
    const isLong = of.words.length >= choiceCount;
    await (isLong ? Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]) : prepared);
    const state = startQuiz(of.words, settings, leastWordsOf(of));
    return { kind: "browser", state, clock: 0, streak: 0, shown: null };
  }

  function openSession(of: StartedList, number: number): QuizSession {
    const onConnection = (isLost: boolean) => dispatch({ type: "connectionChanged", isLost, session: number });
    const time = () => performance.now();
    const { quiz } = of;
    list = of;
    if (quiz.kind === "server") {
      const calls = retryUntilAnswered({ call: api.call, network: window, onConnection });
      session = createServerSession({ quiz, calls, time, onStep: writeSoon });
    } else {
      const clock = createPausableClock(time, quiz.clock);
      const onAnswer = createRemember(of.meanLanguage);
      const getIndex = indexOf(of).get;
      session = createBrowserSession({ quiz, getIndex, clock, random: Math.random, onStep: writeSoon, onAnswer });
    }
    write();
    return session;
  }

  async function openQuestion(of: QuizSession): Promise<SessionEvent> {
    const question = await of.openQuestion();
    return question === null
      ? { type: "tourEnded", tour: tourOf(of), summary: of.summary() }
      : { type: "questionOpened", tour: tourOf(of), question };
  }

  async function sendAnswer(
    of: QuizSession,
    { answer, isLater }: Extract<SessionCommand, { type: "sendAnswer" }>,
  ): Promise<SessionEvent> {
    const answered = await of.answer(answer, isLater);
    if (answered === null) return { type: "questionChanged" };
    return { type: "answered", tour: tourOf(of), ...answered };
  }

  function tourOf(of: QuizSession): TourView {
    if (list === undefined) throw new Error("a session without its list");
    const { hasPoints, isCounted } = of;
    return { list: { ...list, ...of.snapshot() }, progress: of.progress(), hasPoints, isCounted };
  }

  function indexOf(of: StoredList): ListIndex {
    if (index?.words !== of.words) index = createListIndex(of);
    return index;
  }

  function prepareWords() {
    if (list !== undefined) void indexOf(list).prepare();
  }

  function startGuided() {
    const start = list && guidedStart(list, canSpeak() || hasSiteVoice);
    if (start !== undefined) dispatch({ type: "start", ...start });
  }

  function closeSession() {
    followVisibility(false);
    write();
    session?.close();
    session = undefined;
    lock.release();
  }

  function forgetQuiz() {
    session?.close();
    session = undefined;
    if (list !== undefined) {
      list = { ...list, quiz: null };
      store.write(list);
    }
    lock.release();
  }

  function writeSoon() {
    writeTimer ??= setTimeout(writeOrStop, writeDelayMs);
  }

  function write() {
    clearTimeout(writeTimer);
    writeTimer = undefined;
    if (session === undefined || list === undefined) return;
    list = { ...list, ...session.snapshot() };
    store.write(list);
  }

  function writeOrStop() {
    if (session !== undefined && store.isReplaced()) dispatch({ type: "historyReplaced" });
    else write();
  }

  /** Time runs while a question is visible. */
  function followVisibility(isVisible = document.visibilityState === "visible") {
    session?.setVisible(isVisible && state.screen.kind === "question");
  }

  function connect() {
    const onVisibility = () => {
      followVisibility();
      if (document.visibilityState === "hidden") writeOrStop();
    };
    const onPageHide = () => dispatch({ type: "pageLeft" });
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: "pageShown" });
    };
    const removeListener = storedHistory.subscribe(() => {
      if (store.isReplaced()) dispatch({ type: "historyReplaced" });
    });
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", onPageHide);
    window.addEventListener("pageshow", onPageShow);
    dispatch({ type: "pageShown" });
    return () => {
      onPageHide();
      removeListener();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", onPageHide);
      window.removeEventListener("pageshow", onPageShow);
    };
  }

  return {
    getScreen: () => state.screen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: dispatch,
    connect,
  };
}

/** Has the answers of a quiz that this browser runs remembered; the server remembers those of its own. */
function createRemember(locale: ListLanguage): (answer: BrowserAnswer) => void {
  // Asked for while there is a connection. Answers are remembered one after the other: the first of a day counts.
  const memory = import("../memory/remember.ts");
  let last: Promise<unknown> = memory.catch(() => undefined);
  return (answer) => {
    last = last
      .then(async () => (await memory).rememberAnswer({ ...answer, locale }))
      .catch((error: unknown) => reportError(error));
  };
}

/** Why the server has not started a quiz: its explanation, empty if it did not respond. */
function refusalOf(error: unknown): string {
  return error instanceof ApiError ? refusalText(error) : "";
}
