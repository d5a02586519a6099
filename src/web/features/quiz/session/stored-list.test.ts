import { expect, test } from "vitest";
import { buildListWords, buildSettings, seededRandom } from "../../../../../tests/factories/quiz-words.ts";
import type { QuizState } from "../../../../domain/quiz/quiz-state.ts";
import { startQuiz } from "../../../../domain/quiz/start-quiz.ts";
import { startTour } from "../../../../domain/quiz/tour.ts";
import { historyText } from "./history-text.ts";
import type { StoredList } from "./quiz-session.ts";
import { buildServerQuiz } from "./server-quiz.ts";
import { parseStoredList } from "./stored-list.ts";

const words = buildListWords(8);

function buildList(overrides: Partial<StoredList> = {}): StoredList {
  const state = startTour(startQuiz(words, buildSettings()), seededRandom(1));
  return {
    title: 'Bölüm "1"',
    wordCount: 8,
    words,
    source: { type: 2, id: 7, isWhole: false },
    meanLanguage: "tr",
    returnPath: "/dizi",
    quiz: { kind: "browser", state, clock: 1200, streak: 2, shown: null },
    ...overrides,
  };
}

function _stateOf({ quiz }: StoredList): QuizState {
  if (quiz?.kind !== "browser") throw new Error("not a quiz run by the browser");
  return quiz.state;
}

const textOf = (list: StoredList) => historyText(list, JSON.stringify(list.words));

test.each([
  ["a list", buildList({ quiz: null })],
  ["a list of tonight's words", buildList({ quiz: null, tonight: { shareBefore: 0.87, shareAfter: 0.9 } })],
  [
    "one with words that are being learnt",
    buildList({ quiz: null, tonight: { shareBefore: 0.87, shareAfter: 0.9, learning: 0.02, shareLearnt: 0.91 } }),
  ],
  ["a list to review", buildList({ quiz: null, isReview: true })],
  ["a quiz run by the browser", buildList()],
  ["a quiz run by the server", buildList({ quiz: buildServerQuiz({ quizId: "k1", owner: 7, remaining: 8 }) })],
])("%s is read as it was written", (_name, list) => {
  expect(parseStoredList(textOf(list))).toEqual(list);
});

test("the keys are those of the specification", () => {
  expect(JSON.parse(textOf(buildList()))).toMatchObject({
    title: 'Bölüm "1"',
    start_length: 8,
    word_list: [...words],
    isStarted: true,
  });
});

test("a quiz stored by an earlier version, with the id of its tab, is read", () => {
  const shown = {
    answer: "",
    isRight: false,
    isAlmost: false,
    reason: null,
    nearest: "",
    correctAnswer: "a",
    points: 0,
  };
  const question = { number: 1, wordId: 1, method: "test-phrase-mean", text: "a", choices: ["a"], points: 70 };
  const stored = JSON.parse(textOf(buildList()));
  const { kind: _, ...progress } = stored.progress;
  const earlier = {
    player: "k3x9",
    ...stored,
    progress: {
      ...progress,
      shown: { question: { ...question, seconds: 40, elapsedMs: 12 }, feedback: { ...shown, word: words[0] } },
    },
  };
  expect(parseStoredList(JSON.stringify(earlier))?.quiz).toMatchObject({ kind: "browser", clock: 1200, streak: 2 });
});

test.each([
  null,
  "",
  "{",
  "[]",
  "7",
  "{}",
  '{"format":2,"word_list":[]}',
  '{"format":1,"word_list":[]}',
  '{"format":1,"word_list":[{"id":1}]}',
])("%s holds no list", (text) => {
  expect(parseStoredList(text)).toBeUndefined();
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "%s is not a path to return to",
  (returnPath) => {
    expect(parseStoredList(textOf(buildList({ returnPath })))?.returnPath).toBe("/");
  },
);

const brokenProgress: readonly (readonly [string, (progress: Record<string, never>) => unknown])[] = [
  ["no state", () => ({ clock: 0, streak: 0, shown: null })],
  ["a clock that is not a number", (progress) => ({ ...progress, clock: "12" })],
  ["an unknown method", (progress) => JSON.parse(JSON.stringify(progress).replaceAll("test-phrase-mean", "eval"))],
  ["a tour without its queue", (progress) => JSON.parse(JSON.stringify(progress).replace('"queue"', '"tail"'))],
  ["empty feedback", (progress) => ({ ...progress, shown: { question: {}, feedback: {} } })],
];

test.each(brokenProgress)("a browser quiz with %s is left out, and the list stays", (_name, change) => {
  const stored = JSON.parse(textOf(buildList()));
  const list = parseStoredList(JSON.stringify({ ...stored, progress: change(stored.progress) }));
  expect(list?.quiz).toBeNull();
  expect(list?.words).toHaveLength(8);
});

test.each([
  ["an empty question", { open: { questionId: "q3", question: {}, isLast: true, answer: null } }],
  ["an owner that is not a number", { owner: "7" }],
  ["a summary without words", { summary: { right: 1, wrong: 0, points: 2, remaining: 3 } }],
])("a server quiz with %s is left out, and the list stays", (_name, broken) => {
  const quiz = buildServerQuiz({ quizId: "k1", owner: 7, remaining: 8 });
  const stored = JSON.parse(textOf(buildList({ quiz })));
  const list = parseStoredList(JSON.stringify({ ...stored, served: { ...quiz, ...broken } }));
  expect(list?.quiz).toBeNull();
  expect(list?.words).toHaveLength(8);
});
