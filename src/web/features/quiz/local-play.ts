import type { Word } from "../../../contract/lexicon/word-list.ts";
import { answerQuestion } from "../../../domain/quiz/answer-question.ts";
import type { Chance } from "../../../domain/quiz/chance.ts";
import type { QuizItem } from "../../../domain/quiz/item.ts";
import { nextQuestion } from "../../../domain/quiz/next-question.ts";
import type { OpenQuestion, QuizState } from "../../../domain/quiz/quiz-state.ts";
import { finishTour, startMissedTour, startTour, summaryOf } from "../../../domain/quiz/tour.ts";
import type { WordIndex } from "../../../domain/quiz/word-index.ts";
import type { PlayClock } from "./play-clock.ts";
import type { KeptPlay, QuizProgress } from "./quiz-history.ts";
import type { Feedback, Question, Summary } from "./quiz-play.ts";

type LocalPlayOptions = {
  readonly progress: QuizProgress;
  readonly index: WordIndex<Word>;
  readonly clock: PlayClock;
  readonly chance: Chance;
  /** Told of every step that must not be lost. */
  onStep(): void;
};

/** The quiz played in the browser by the engine itself; the points are practice points. */
export function createLocalPlay({ progress, index, clock, chance, onStep }: LocalPlayOptions): KeptPlay {
  let { state, streak, shown } = progress;

  function wordOf(id: number): Word | undefined {
    return index.byId.get(id)?.word;
  }

  return {
    hasPoints: state.settings.isTimed,
    areCounted: false,

    async openQuestion() {
      shown = null;
      const asking = nextQuestion(state, index, { now: clock.now(), chance });
      state = asking.state;
      onStep();
      const open = state.tour?.question;
      if (asking.item === null || open === null || open === undefined) return null;
      return questionOf(open, asking.item, clock.now());
    },

    async answer(answer) {
      const open = state.tour?.question;
      const answered = answerQuestion(state, index, { answer, now: clock.now(), chance });
      const { item, verdict, points } = answered;
      state = answered.state;
      streak = verdict.isRight ? streak + 1 : 0;
      const word = wordOf(item.id);
      if (open === null || open === undefined || word === undefined) throw new Error("the answered word is not there");
      const feedback: Feedback = { answer, ...verdict, trueChoice: item.trueChoice, points, word };
      shown = { question: questionOf(open, item, clock.now()), feedback };
      onStep();
      return feedback;
    },

    unsettled: () => null,

    lastShown: () => shown,

    progress() {
      const words = state.tour?.words ?? [];
      return {
        finished: words.length - (state.tour?.queue.length ?? 0),
        size: words.length,
        points: words.reduce((sum, word) => sum + word.points, 0),
        streak,
      };
    },

    async summary() {
      return summaryIn(state, wordOf);
    },

    async startTour(of) {
      shown = null;
      state = of === "pool" ? startTour(finishTour(state), chance) : startMissedTour(state, chance);
      onStep();
    },

    setInSight: clock.setRunning,

    toKept: () => ({ progress: { state, clock: clock.now(), streak, shown }, served: null }),
  };
}

function questionOf(open: OpenQuestion, item: QuizItem<Word>, now: number): Question {
  return {
    number: open.number,
    wordId: item.id,
    method: item.method,
    text: item.question,
    choices: item.choices_list,
    points: item.StartPointForScoring,
    seconds: item.DurationForScoring,
    elapsedMs: Math.max(0, now - open.openedAt),
  };
}

function summaryIn({ tour, pool }: QuizState, wordOf: (id: number) => Word | undefined): Summary {
  const { words, ...sums } = summaryOf(tour ?? { words: [], queue: [], question: null, asked: 0 });
  return {
    ...sums,
    words: words.flatMap(({ id, falseCount, points }) => {
      const word = wordOf(id);
      return word === undefined ? [] : [{ word, falseCount, points }];
    }),
    remaining: pool.length,
  };
}
