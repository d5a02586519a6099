import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import type { CardKind } from "../../../../domain/memory/card.ts";
import type { JudgedAnswer } from "../../../../domain/memory/grades.ts";
import { keepOpenForOther } from "../../../../domain/quiz/also-right.ts";
import { answerQuestion } from "../../../../domain/quiz/answer-question.ts";
import { cardKindOf, wayOf } from "../../../../domain/quiz/answered-card.ts";
import { choicesAmong, wordsLackingChoices } from "../../../../domain/quiz/choices.ts";
import type { QuizItem } from "../../../../domain/quiz/item.ts";
import { methodOf } from "../../../../domain/quiz/methods.ts";
import { nextQuestion } from "../../../../domain/quiz/next-question.ts";
import type { OpenQuestion, QuizState } from "../../../../domain/quiz/quiz-state.ts";
import type { Random } from "../../../../domain/quiz/random.ts";
import { finishTour, startMissedTour, startTour, summaryOf } from "../../../../domain/quiz/tour.ts";
import { indexWords, type WordIndex } from "../../../../domain/quiz/word-index.ts";
import { browserSources } from "../../catalogue/browser-sources.ts";
import type { PausableClock } from "./pausable-clock.ts";
import type { BrowserQuiz, Feedback, Question, QuizSession, StoredList, Summary } from "./quiz-session.ts";

/** The index of a list's words, made when it is first needed: tens of milliseconds for thousands of words. */
export type ListIndex = {
  readonly words: readonly Word[];
  /** Makes it soon; resolves when words for wrong choices are there, or cannot be had. */
  prepare(): Promise<void>;
  get(): WordIndex<Word>;
};

export function createListIndex({ words, meanLanguage }: Pick<StoredList, "words" | "meanLanguage">): ListIndex {
  let index: WordIndex<Word> | undefined;
  let supply: readonly Word[] = [];
  let loading: Promise<void> | undefined;

  /** Words of the list's median level, for choices. Without a response there are fewer choices. */
  async function loadSupply(lacking: readonly Word[]) {
    const levels = words.map(({ difficulty }) => difficulty).toSorted((a, b) => a - b);
    const level = levels[Math.floor(levels.length / 2)] ?? 1;
    const query = { level, MeanLanguageType: meanLanguageTypes[meanLanguage] };
    const ofLevel = await browserSources().client.call("WordList/GetLexiconWords", { query });
    supply = choicesAmong(ofLevel, lacking);
    index = undefined;
  }

  function get() {
    index ??= indexWords(words, supply, meanLanguage);
    return index;
  }

  return {
    words,
    async prepare() {
      const lacking = wordsLackingChoices(words);
      if (lacking.length === 0) {
        setTimeout(get, 60);
        return;
      }
      loading ??= loadSupply(lacking).catch(() => undefined);
      await loading;
    },
    get,
  };
}

/** What the memory of a word hears of an answer. */
export type BrowserAnswer = { readonly word: Word; readonly kind: CardKind; readonly judged: JudgedAnswer };

type BrowserSessionOptions = {
  readonly quiz: Omit<BrowserQuiz, "kind">;
  /** Asked for each question: words for wrong choices may arrive after the first. */
  readonly getIndex: () => WordIndex<Word>;
  readonly clock: PausableClock;
  readonly random: Random;
  /** Called when the snapshot has changed. */
  onStep(): void;
  onAnswer?(answer: BrowserAnswer): void;
};

/** A quiz run by the domain's engine in this browser; its points are for practice. */
export function createBrowserSession({
  quiz,
  getIndex,
  clock,
  random,
  onStep,
  onAnswer,
}: BrowserSessionOptions): QuizSession {
  let { state, streak, shown } = quiz;
  let index = getIndex();

  function wordOf(id: number): Word | undefined {
    return index.byId.get(id)?.word;
  }

  return {
    hasPoints: state.settings.isTimed,
    isCounted: false,

    async openQuestion() {
      shown = null;
      index = getIndex();
      const asking = nextQuestion(state, index, { now: clock.now(), random });
      state = asking.state;
      onStep();
      const open = state.tour?.question;
      if (asking.item === null || open === null || open === undefined) return null;
      const isAlone = state.tour?.queue.length === 1 && asking.item.wrongCount > 0;
      return { ...questionOf(open, asking.item, clock.now()), ...(isAlone && { canWait: true }) };
    },

    async answer(answer, isLater = false) {
      const kept = keepOpenForOther(state, index, answer);
      if (kept !== undefined) {
        state = kept;
        onStep();
        return null;
      }
      const open = state.tour?.question;
      const tally = state.tour?.words.find(({ id }) => id === open?.wordId);
      const now = clock.now();
      const { item, verdict, points, ...answered } = answerQuestion(state, index, { answer, now, random, isLater });
      const word = wordOf(item.id);
      if (open === null || open === undefined || word === undefined) throw new Error("the answered word is missing");
      state = answered.state;
      streak = verdict.isRight ? streak + 1 : 0;
      const feedback: Feedback = { answer, ...verdict, correctAnswer: item.correctAnswer, points, word };
      const question = questionOf(open, item, clock.now());
      shown = { question, feedback };
      onAnswer?.({
        word,
        kind: cardKindOf(open.method),
        judged: {
          way: wayOf(open.method),
          verdict: verdict.isAlmost ? "almost" : verdict.isRight ? "right" : "wrong",
          elapsedMs: question.elapsedMs,
          isHelped: question.hint !== undefined || (verdict.isRight && (tally?.wrongCount ?? 0) > 0),
        },
      });
      onStep();
      return shown;
    },

    async startTour(of) {
      shown = null;
      state = of === "pool" ? startTour(finishTour(state), random) : startMissedTour(state, random);
      onStep();
    },

    unconfirmed: () => null,

    lastAnswered: () => shown,

    progress() {
      const { words = [], queue = [] } = state.tour ?? {};
      const { repetition } = state.settings;
      const isOpen = new Set(queue);
      return {
        finished: words.reduce((sum, word) => sum + (isOpen.has(word.id) ? word.correctCount : repetition), 0),
        size: words.length * repetition,
        points: words.reduce((sum, word) => sum + word.points, 0),
        streak,
      };
    },

    summary: () => summaryIn(state, wordOf),

    setVisible: clock.setRunning,

    retry() {},

    close() {},

    snapshot: () => ({ quiz: { kind: "browser", state, clock: clock.now(), streak, shown } }),
  };
}

function questionOf(open: OpenQuestion, item: QuizItem<Word>, now: number): Question {
  return {
    number: open.number,
    wordId: item.id,
    method: item.method,
    partOfSpeech: item.partOfSpeech,
    text: item.question,
    ...(item.line !== undefined && methodOf(item.method).asked === "phrase" && { line: item.line }),
    choices: item.choices,
    points: item.startPoints,
    seconds: item.durationSeconds,
    ...(item.hint !== undefined && { hint: item.hint }),
    elapsedMs: Math.max(0, now - open.openedAt),
  };
}

function summaryIn({ tour, pool }: QuizState, wordOf: (id: number) => Word | undefined): Summary {
  const { words, ...sums } = summaryOf(tour ?? { words: [], queue: [], question: null, asked: 0 });
  return {
    ...sums,
    words: words.flatMap(({ id, wrongCount, points }) => {
      const word = wordOf(id);
      return word === undefined ? [] : [{ word, wrongCount, points }];
    }),
    remaining: pool.length,
  };
}
