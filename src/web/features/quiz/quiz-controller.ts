import type { Locale } from "../../../domain/locale/locale.ts";
import type { QuizSettings } from "../../../domain/quiz/settings.ts";
import { startQuiz } from "../../../domain/quiz/start-quiz.ts";
import { remainingWords } from "../../../domain/quiz/tour.ts";
import { api } from "../accounts/session/api.ts";
import { signedInListId } from "../accounts/session/use-user-data.ts";
import { ApiError, meanLanguageTypes } from "../page/api-client.ts";
import { keepHistory, keptHistory, onHistoryElsewhere } from "./kept-history.ts";
import { createLocalPlay } from "./local-play.ts";
import { openLine, type PersistentLine } from "./persistent-line.ts";
import { createPlayClock } from "./play-clock.ts";
import { openPlayerTabs, type PlayerTabs } from "./player-tabs.ts";
import {
  historyText,
  type KeptPlay,
  parseHistory,
  playerOf,
  type QuizHistory,
  type QuizProgress,
} from "./quiz-history.ts";
import type { Question, QuizPlay } from "./quiz-play.ts";
import type { QuizScreen } from "./quiz-screen.ts";
import { createReadyList, type ReadyList } from "./ready-list.ts";
import { createServedPlay, refusalText, TourStoppedError } from "./served-play.ts";
import type { ServedState } from "./served-state.ts";
import { startServedQuiz } from "./start-served-quiz.ts";

export type QuizController = {
  get(): QuizScreen;
  subscribe(listener: () => void): () => void;
  /** Takes up what `history` holds; answers what puts it away and ends. */
  start(): () => void;
  /** The page to which the quiz leads back; undefined without a list. */
  returnPath(): string | undefined;
  meanLanguage(): Locale;
  begin(settings: QuizSettings): Promise<void>;
  resume(): Promise<void>;
  answer(answer: string): Promise<void>;
  goOn(): Promise<void>;
  startTour(of: "pool" | "missed"): Promise<void>;
  /** Asks the server again at once, where it did not answer. */
  retry(): void;
  /** Shows the set-up, from which one may go on or begin anew. */
  pause(): void;
  takeOver(): Promise<void>;
};

type SetupOf<Screen extends { kind: string }> = Extract<Screen, { kind: "setup" }>;

/** The quiz page's course of events, apart from how it is drawn. One for a page; only in the browser. */
export function createQuizController(): QuizController {
  const own = Math.random().toString(36).slice(2);
  const listeners = new Set<() => void>();
  let screen: QuizScreen = { kind: "loading" };
  let list: QuizHistory | undefined;
  let wordsText = "[]";
  let ready: ReadyList | undefined;
  let play: KeptPlay | undefined;
  let line: PersistentLine | undefined;
  /** This tab is the one that plays and writes. */
  let isPlayer = false;
  let tabs: PlayerTabs | undefined;
  /** The play that is doing something. */
  let busy: KeptPlay | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  function show(next: QuizScreen) {
    screen = next;
    play?.setInSight(isQuestionInSight());
    for (const listener of listeners) listener();
  }

  function isQuestionInSight(): boolean {
    return screen.kind === "question" && document.visibilityState === "visible";
  }

  function languageOfMeanings(): Locale {
    const languages: readonly Locale[] = ["tr", "es"];
    return languages.find((locale) => meanLanguageTypes[locale] === list?.meanLanguageType) ?? "en";
  }

  /** What must not be lost is written after the next paint: a list of thousands of words takes milliseconds. */
  function saveSoon() {
    saveTimer ??= setTimeout(save, 40);
  }

  function save() {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    noteProgress();
    if (!isPlayer || play === undefined || list === undefined) return;
    if (playerOf(keptHistory()) !== own) stopPlaying();
    else keepHistory(historyText(list, own, wordsText));
  }

  /** The language of the meanings is told with the tour, and wanted with its first question. */
  function noteStep() {
    noteProgress();
    saveSoon();
  }

  function noteProgress() {
    if (list !== undefined && play !== undefined) list = { ...list, ...play.toKept() };
  }

  /** Another tab plays, or another list was put in this one's place. */
  function stopPlaying() {
    isPlayer = false;
    endPlay();
    show({ kind: "elsewhere" });
  }

  function endPlay() {
    play?.setInSight(false);
    play = undefined;
    line?.close();
    line = undefined;
  }

  /** Puts the quiz away for whoever opens it next: this tab after a reload, or another one. */
  function putAway() {
    play?.setInSight(false);
    save();
    if (!isPlayer || play === undefined || list === undefined) return;
    keepHistory(historyText(list, null, wordsText));
    isPlayer = false;
  }

  async function open() {
    const player = playerOf(keptHistory());
    const isElsewhere = player !== null && player !== own && (await tabs?.isPlaying(player)) === true;
    if (isElsewhere) show({ kind: "elsewhere" });
    else await openKept();
  }

  async function openKept() {
    endPlay();
    ready = undefined;
    list = parseHistory(keptHistory());
    if (list?.served && list.served.owner !== signedInListId()) list = { ...list, served: null };
    wordsText = JSON.stringify(list?.word_list ?? []);
    if (list === undefined || (!canSetUp() && list.served === null)) show({ kind: "empty" });
    else if (list.progress === null && list.served === null) showSetup();
    else await goOnWith(list);
  }

  function showSetup() {
    noteProgress();
    if (list === undefined) return;
    const left = leftOf(list);
    show({ kind: "setup", list, meanLanguage: languageOfMeanings(), resumable: left > 0 ? left : null });
    readyList(list).prepare();
  }

  function readyList(of: QuizHistory): ReadyList {
    ready ??= createReadyList(of, languageOfMeanings());
    return ready;
  }

  async function goOnWith(kept: QuizHistory) {
    // What stands there is painted before the list is made ready.
    await new Promise((resolve) => setTimeout(resolve));
    if (kept.served !== null) playServed(kept.served);
    else if (kept.progress !== null) playLocally(kept, kept.progress);
    await alone(async (playing) => {
      const unsettled = playing.unsettled();
      const shown = playing.lastShown();
      if (unsettled !== null) await settle(playing, unsettled.question, unsettled.answer);
      else if (shown !== null) showOf(playing, { kind: "feedback", ...shown, progress: playing.progress() });
      else await showQuestion(playing);
    });
  }

  function playLocally(of: QuizHistory, progress: QuizProgress) {
    const clock = createPlayClock(() => performance.now(), progress.clock);
    const index = readyList(of).index();
    playFrom(createLocalPlay({ progress, index, clock, chance: Math.random, onStep: saveSoon }));
  }

  function playServed(state: ServedState) {
    line?.close();
    line = openLine({ call: api.call, network: window, onLost: (isLost) => show({ ...screen, isLost }) });
    playFrom(createServedPlay({ state, call: line.call, time: () => performance.now(), onStep: noteStep }));
  }

  /** This tab plays from here on, and says so. */
  function playFrom(playing: KeptPlay) {
    play = playing;
    isPlayer = true;
    noteProgress();
    if (list !== undefined) keepHistory(historyText(list, own, wordsText));
  }

  /** Of a play that was put away while it waited for the server, nothing is shown any more. */
  function showOf(playing: QuizPlay, next: QuizScreen) {
    if (play === playing) show(next);
  }

  async function showQuestion(playing: QuizPlay) {
    const question = await playing.openQuestion();
    const progress = playing.progress();
    if (question !== null) return showOf(playing, { kind: "question", question, sent: null, progress });
    const { hasPoints, areCounted } = playing;
    const summary = await playing.summary();
    const title = list?.title ?? "";
    showOf(playing, { kind: "summary", summary, progress, hasPoints, areCounted, canSetUp: canSetUp(), title });
  }

  function canSetUp(): boolean {
    return list !== undefined && list.word_list.length > 0;
  }

  async function settle(playing: QuizPlay, question: Question, answer: string) {
    // Where the browser judges there is nothing to wait for, and drawing twice would only cost time.
    if (playing.areCounted) {
      showOf(playing, { kind: "question", question, sent: answer, progress: playing.progress() });
    }
    const feedback = await playing.answer(answer);
    if (feedback === null) return await showQuestion(playing);
    // With the time that the answer took.
    const answered = playing.lastShown()?.question ?? question;
    showOf(playing, { kind: "feedback", question: answered, feedback, progress: playing.progress() });
  }

  /** One thing after the other: a key that is pressed twice must not answer twice. */
  async function alone(action: (playing: KeptPlay) => Promise<void>) {
    if (play === undefined || busy === play || !isPlayer) return;
    const playing = play;
    busy = playing;
    try {
      await action(playing);
    } catch (error) {
      // What was put away meanwhile goes on elsewhere.
      if (play === playing) await stop(error);
    } finally {
      if (busy === playing) busy = undefined;
    }
  }

  async function stop(error: unknown) {
    save();
    if (error instanceof TourStoppedError) {
      const { canGoOn, text } = error;
      if (!canGoOn) forgetServed();
      return show({ kind: "stopped", canGoOn, canSetUp: canSetUp(), text });
    }
    if (!(error instanceof ApiError)) throw error;
    // Nobody is signed in any more. Whoever comes back goes on with what is kept.
    await openKept();
  }

  function forgetServed() {
    endPlay();
    if (list === undefined) return;
    list = { ...list, served: null };
    keepHistory(historyText(list, null, wordsText));
  }

  async function beginServed(setup: SetupOf<QuizScreen>, settings: QuizSettings, owner: number) {
    show({ ...setup, isStarting: true });
    try {
      playServed(await startServedQuiz(api.call, setup.list, settings, owner));
    } catch (error) {
      return show({ ...setup, problem: error instanceof ApiError ? refusalText(error) : "" });
    }
    await alone(showQuestion);
  }

  return {
    get: () => screen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    returnPath: () => list?.returnPath,
    meanLanguage: languageOfMeanings,

    start() {
      tabs = openPlayerTabs(
        own,
        () => isPlayer,
        () => {
          putAway();
          stopPlaying();
        },
      );
      const onVisibility = () => {
        play?.setInSight(isQuestionInSight());
        if (document.visibilityState === "hidden") save();
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) open();
      };
      const endListening = onHistoryElsewhere(() => {
        if (isPlayer && playerOf(keptHistory()) !== own) stopPlaying();
        else if (screen.kind === "setup" || screen.kind === "empty") open();
      });
      document.addEventListener("visibilitychange", onVisibility);
      window.addEventListener("pagehide", putAway);
      window.addEventListener("pageshow", onPageShow);
      open();
      return () => {
        putAway();
        endPlay();
        endListening();
        tabs?.close();
        document.removeEventListener("visibilitychange", onVisibility);
        window.removeEventListener("pagehide", putAway);
        window.removeEventListener("pageshow", onPageShow);
      };
    },

    async begin(settings) {
      if (list === undefined || screen.kind !== "setup" || screen.isStarting) return;
      const owner = settings.isTimed ? signedInListId() : undefined;
      if (owner !== undefined) return await beginServed(screen, settings, owner);
      playLocally(list, { state: startQuiz(list.word_list, settings), clock: 0, streak: 0, shown: null });
      await alone(async (playing) => {
        await playing.startTour("pool");
        await showQuestion(playing);
      });
    },

    async resume() {
      noteProgress();
      if (list !== undefined && screen.kind === "setup" && leftOf(list) > 0) await goOnWith(list);
      else if (screen.kind === "stopped") await alone(showQuestion);
    },

    answer: (answer) =>
      alone(async (playing) => {
        if (screen.kind === "question") await settle(playing, screen.question, answer);
      }),

    goOn: () =>
      alone(async (playing) => {
        if (screen.kind === "feedback") await showQuestion(playing);
      }),

    startTour: (of) =>
      alone(async (playing) => {
        await playing.startTour(of);
        await showQuestion(playing);
      }),

    retry: () => line?.retry(),

    pause() {
      save();
      showSetup();
    },

    async takeOver() {
      await tabs?.askForQuiz();
      await openKept();
    },
  };
}

function leftOf({ progress, served }: QuizHistory): number {
  if (served !== null) return served.remaining + served.left;
  return progress === null ? 0 : remainingWords(progress.state);
}
