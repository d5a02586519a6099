import type { Word } from "../../contract/word-list.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { QuizSettings } from "../../domain/quiz/settings.ts";
import { startQuiz } from "../../domain/quiz/start-quiz.ts";
import { remainingWords } from "../../domain/quiz/tour.ts";
import { indexWords, type WordIndex } from "../../domain/quiz/word-index.ts";
import { meanLanguageTypes } from "../api-client.ts";
import { browserSources } from "../browser-sources.ts";
import { keepHistory, keptHistory, onHistoryElsewhere } from "./kept-history.ts";
import { createLocalPlay, type LocalPlay } from "./local-play.ts";
import { createPlayClock } from "./play-clock.ts";
import { openPlayerTabs, type PlayerTabs } from "./player-tabs.ts";
import { historyText, parseHistory, playerOf, type QuizHistory, type QuizProgress } from "./quiz-history.ts";
import type { Feedback, Question, QuizPlay, Summary, TourProgress } from "./quiz-play.ts";

export type QuizScreen =
  | { readonly kind: "loading" | "empty" | "elsewhere" }
  | {
      readonly kind: "setup";
      readonly list: QuizHistory;
      readonly meanLanguage: Locale;
      /** Words that are left of a quiz that one may go on with; null where none was begun. */
      readonly resumable: number | null;
    }
  | { readonly kind: "question"; readonly question: Question; readonly progress: TourProgress }
  | {
      readonly kind: "feedback";
      readonly question: Question;
      readonly feedback: Feedback;
      readonly progress: TourProgress;
    }
  | {
      readonly kind: "summary";
      readonly summary: Summary;
      readonly progress: TourProgress;
      readonly hasPoints: boolean;
      readonly title: string;
    };

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
  /** Stops the clock and shows the set-up, from which one may go on or begin anew. */
  pause(): void;
  takeOver(): Promise<void>;
};

/** With fewer words, three wrong choices of their own might be wanting. */
const scarceWords = 12;

/** The quiz page's course of events, apart from how it is drawn. One for a page; only in the browser. */
export function createQuizController(): QuizController {
  const own = Math.random().toString(36).slice(2);
  const listeners = new Set<() => void>();
  let screen: QuizScreen = { kind: "loading" };
  let list: QuizHistory | undefined;
  let wordsText = "[]";
  let index: WordIndex<Word> | undefined;
  let supply: readonly Word[] = [];
  let play: LocalPlay | undefined;
  /** This tab is the one that plays and writes. */
  let isPlayer = false;
  let tabs: PlayerTabs | undefined;
  let isBusy = false;
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
    if (!isPlayer || play === undefined || list === undefined) return;
    if (playerOf(keptHistory()) !== own) stopPlaying();
    else keepHistory(historyText({ ...list, progress: play.toProgress() }, own, wordsText));
  }

  /** Another tab plays, or another list was put in this one's place. */
  function stopPlaying() {
    isPlayer = false;
    play?.setInSight(false);
    play = undefined;
    show({ kind: "elsewhere" });
  }

  /** Puts the quiz away for whoever opens it next: this tab after a reload, or another one. */
  function putAway() {
    play?.setInSight(false);
    save();
    if (!isPlayer || play === undefined || list === undefined) return;
    keepHistory(historyText({ ...list, progress: play.toProgress() }, null, wordsText));
    isPlayer = false;
  }

  async function open() {
    const player = playerOf(keptHistory());
    const isElsewhere = player !== null && player !== own && (await tabs?.isPlaying(player)) === true;
    if (isElsewhere) show({ kind: "elsewhere" });
    else await openKept();
  }

  async function openKept() {
    play = undefined;
    index = undefined;
    supply = [];
    list = parseHistory(keptHistory());
    wordsText = JSON.stringify(list?.word_list ?? []);
    if (list === undefined) show({ kind: "empty" });
    else if (list.progress === null) showSetup();
    else await goOnWith(list.progress);
  }

  function showSetup() {
    if (list === undefined) return;
    const progress = play?.toProgress() ?? list.progress;
    const left = progress === null ? 0 : remainingWords(progress.state);
    show({ kind: "setup", list, meanLanguage: languageOfMeanings(), resumable: left > 0 ? left : null });
    // Made ready while one reads the set-up.
    if (list.word_list.length < scarceWords) fillUp(list).catch(() => undefined);
    else setTimeout(ready, 60);
  }

  /** A small list's choices are filled from the lexicon; where that cannot be had they stay fewer. */
  async function fillUp({ word_list, meanLanguageType }: QuizHistory) {
    const levels = word_list.map(({ difficulty }) => difficulty).toSorted((a, b) => a - b);
    const level = levels[Math.floor(levels.length / 2)] ?? 1;
    supply = await browserSources().client.getLexiconWords(level, meanLanguageType);
    index = undefined;
  }

  function ready(): WordIndex<Word> {
    index ??= indexWords(list?.word_list ?? [], supply, languageOfMeanings());
    return index;
  }

  async function goOnWith(progress: QuizProgress) {
    // What stands there is painted before the list is made ready.
    await new Promise((resolve) => setTimeout(resolve));
    const playing = playFrom(progress);
    const shown = playing.lastShown();
    if (shown !== null) show({ kind: "feedback", ...shown, progress: playing.progress() });
    else await showQuestion(playing);
  }

  /** This tab plays from here on, and says so. */
  function playFrom(progress: QuizProgress): LocalPlay {
    const clock = createPlayClock(() => performance.now(), progress.clock);
    const playing = createLocalPlay({ progress, index: ready(), clock, chance: Math.random, onStep: saveSoon });
    play = playing;
    isPlayer = true;
    if (list !== undefined) keepHistory(historyText({ ...list, progress }, own, wordsText));
    return playing;
  }

  async function showQuestion(playing: QuizPlay) {
    const question = await playing.openQuestion();
    if (question !== null) return show({ kind: "question", question, progress: playing.progress() });
    show({
      kind: "summary",
      summary: await playing.summary(),
      progress: playing.progress(),
      hasPoints: playing.hasPoints,
      title: list?.title ?? "",
    });
  }

  /** One thing after the other: a key that is pressed twice must not answer twice. */
  async function alone(action: (playing: LocalPlay) => Promise<void>) {
    if (isBusy || play === undefined || !isPlayer) return;
    isBusy = true;
    try {
      await action(play);
    } finally {
      isBusy = false;
    }
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
        endListening();
        tabs?.close();
        document.removeEventListener("visibilitychange", onVisibility);
        window.removeEventListener("pagehide", putAway);
        window.removeEventListener("pageshow", onPageShow);
      };
    },

    async begin(settings) {
      if (list === undefined || screen.kind !== "setup") return;
      playFrom({ state: startQuiz(list.word_list, settings), clock: 0, streak: 0, shown: null });
      await alone(async (playing) => {
        await playing.startTour("pool");
        await showQuestion(playing);
      });
    },

    async resume() {
      const progress = play?.toProgress() ?? list?.progress ?? null;
      if (progress !== null && screen.kind === "setup") await goOnWith(progress);
    },

    answer: (answer) =>
      alone(async (playing) => {
        if (screen.kind !== "question") return;
        const feedback = await playing.answer(answer);
        // With the time that the answer took.
        const question = playing.lastShown()?.question ?? screen.question;
        show({ kind: "feedback", question, feedback, progress: playing.progress() });
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
