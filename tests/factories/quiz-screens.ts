import { startQuiz } from "../../src/domain/quiz/start-quiz.ts";
import type { QuizScreen, TourView } from "../../src/web/features/quiz/quiz-reducer.ts";
import type {
  AnsweredQuestion,
  BrowserQuiz,
  Question,
  StoredList,
  Summary,
} from "../../src/web/features/quiz/session/quiz-session.ts";
import { buildListWords, buildSettings } from "./quiz-words.ts";

const [word, ...others] = buildListWords(8);
if (word === undefined) throw new Error("no word");
export const list: StoredList = {
  title: "Liman",
  wordCount: 8,
  words: [word, ...others],
  source: null,
  meanLanguage: "tr",
  returnPath: "/dizi",
  quiz: null,
};
const browserQuiz: BrowserQuiz = {
  kind: "browser",
  state: startQuiz(list.words, buildSettings()),
  clock: 0,
  streak: 0,
  shown: null,
};
/** The list with a quiz in progress. */
export const started: StoredList = { ...list, quiz: browserQuiz };
export const question: Question = {
  number: 3,
  method: "test-phrase-mean",
  partOfSpeech: "noun",
  text: "tide",
  choices: ["gelgit", "ada"],
  points: 70,
  seconds: 40,
  elapsedMs: 900,
};
export const answered: AnsweredQuestion = {
  question: { ...question, elapsedMs: 4000 },
  feedback: {
    answer: "gelgit",
    isRight: true,
    isAlmost: false,
    reason: null,
    nearest: "gelgit",
    correctAnswer: "gelgit",
    points: 63,
    word,
  },
};
export const summary: Summary = { right: 5, wrong: 1, points: 300, words: [], remaining: 2 };
export const practice: TourView = {
  list: started,
  progress: { finished: 2, size: 8, points: 130, streak: 2 },
  hasPoints: true,
  isCounted: false,
};
/** Its points are added to the user's account. */
export const counted: TourView = { ...practice, isCounted: true };

/** The screens of the quiz page, each as its name says. */
export const screens = {
  loading: { kind: "loading" },
  empty: { kind: "empty" },
  playedElsewhere: { kind: "playedElsewhere" },
  setup: { kind: "setup", list },
  resumable: { kind: "setup", list: started },
  starting: { kind: "setup", list, isStarting: true },
  question: { kind: "question", tour: practice, question, sent: null },
  countedQuestion: { kind: "question", tour: counted, question, sent: null },
  sent: { kind: "question", tour: counted, question, sent: "gelgit" },
  feedback: { kind: "feedback", tour: practice, ...answered },
  summary: { kind: "summary", tour: practice, summary },
  stoppedTour: { kind: "stopped", list: started, canContinue: true, text: "ended" },
  stoppedQuiz: { kind: "stopped", list, canContinue: false, text: "deleted" },
} as const satisfies Record<string, QuizScreen>;
