import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildListWords, buildSettings, seededChance } from "../../../../tests/factories/quiz-words.ts";
import { startQuiz } from "../../../domain/quiz/start-quiz.ts";
import { startTour } from "../../../domain/quiz/tour.ts";
import { keepHistory, keptHistory } from "./kept-history.ts";
import { forgetServedQuiz, setServedQuiz } from "./kept-quiz.ts";
import { historyText, parseHistory, type QuizHistory } from "./quiz-history.ts";
import type { Question } from "./quiz-play.ts";
import { type ServedState, unseenQuiz } from "./served-state.ts";

beforeEach(() => {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
  };
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => void vi.unstubAllGlobals());

const words = buildListWords(8);
const quiz = { quizId: "k1", title: "Liman", start_length: 8, remaining: 5 };
const question: Question = {
  number: 3,
  method: "test-phrase-mean",
  text: "tide",
  choices: ["gelgit", "ada"],
  points: 70,
  seconds: 40,
  elapsedMs: 900,
  runsOn: true,
};

function keep(served: ServedState | null, overrides: Partial<QuizHistory> = {}) {
  const list = { title: "Liman", start_length: 8, word_list: words, meanLanguageType: 3, returnPath: "/dizi" };
  const history = { ...list, source: null, progress: null, served, ...overrides };
  keepHistory(historyText(history, "ab1", JSON.stringify(history.word_list)));
}

const kept = () => parseHistory(keptHistory());

test("a quiz that was begun elsewhere needs no words of its own", () => {
  setServedQuiz(quiz, 7, "/hesabim?page=quizzes");
  expect(kept()).toMatchObject({
    title: "Liman",
    start_length: 8,
    word_list: [],
    returnPath: "/hesabim?page=quizzes",
    served: { quizId: "k1", owner: 7, remaining: 5, tourId: null },
  });
});

test("one that was begun here keeps its words, and asks anew which tour is open", () => {
  const open = { questionId: "q3", question, isLast: true, answer: null };
  keep({ ...unseenQuiz("k1", 7, 2), tourId: "t1", size: 6, left: 4, streak: 2, open });
  setServedQuiz(quiz, 7, "/hesabim?page=quizzes");
  expect(kept()).toMatchObject({
    meanLanguageType: 3,
    returnPath: "/dizi",
    served: { tourId: null, open: null, remaining: 5, streak: 2 },
  });
  expect(kept()?.word_list).toHaveLength(8);
});

test("an answer that has not arrived is not forgotten over it", () => {
  const open = { questionId: "q3", question, isLast: true, answer: "gelgit" };
  keep({ ...unseenQuiz("k1", 7, 2), tourId: "t1", size: 6, left: 4, open });
  setServedQuiz(quiz, 7, "/hesabim?page=quizzes");
  expect(kept()?.served).toMatchObject({ tourId: "t1", open });
});

test("a dropped quiz leaves the list's words; another one, and a visitor's, stay as they are", () => {
  keep(unseenQuiz("k1", 7, 2));
  forgetServedQuiz("k2");
  expect(kept()?.served?.quizId).toBe("k1");
  forgetServedQuiz("k1");
  expect(kept()).toMatchObject({ served: null, start_length: 8 });
  const state = startTour(startQuiz(words, buildSettings()), seededChance(1));
  keep(null, { progress: { state, clock: 5, streak: 0, shown: null } });
  forgetServedQuiz("k1");
  expect(kept()?.progress?.state).toEqual(state);
});

test.each([
  ["a question that is none", { open: { questionId: "q3", question: {}, isLast: true, answer: null } }],
  ["an owner that is none", { owner: "7" }],
  ["a sum without words", { summary: { right: 1, wrong: 0, points: 2, remaining: 3 } }],
])("with %s there is no quiz by the server, and the list stays", (_name, broken) => {
  keep({ ...unseenQuiz("k1", 7, 2), ...broken } as ServedState);
  expect(kept()).toMatchObject({ served: null, start_length: 8 });
});
