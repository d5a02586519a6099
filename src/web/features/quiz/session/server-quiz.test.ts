import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildListWords, buildSettings, seededRandom } from "../../../../../tests/factories/quiz-words.ts";
import type { AnswerOf, CallName, InputOf } from "../../../../contract/calls.ts";
import { startQuiz } from "../../../../domain/quiz/start-quiz.ts";
import { startTour } from "../../../../domain/quiz/tour.ts";
import { ApiError } from "../../page/api-client.ts";
import { storedHistory } from "../history-storage.ts";
import { historyText } from "./history-text.ts";
import type { Question, StoredList } from "./quiz-session.ts";
import { buildServerQuiz, forgetServerQuiz, startServerQuiz, storeServerQuiz } from "./server-quiz.ts";
import { parseStoredList } from "./stored-list.ts";

const words = buildListWords(8);
const wordIds = words.map(({ id }) => id);
const settings = { methods: ["test-phrase-mean"], repetition: 1, MeanLanguageType: 2, tour: true };
const started = { quizId: "k1", title: "S01E02", start_length: 8 };

function setUp(...answers: unknown[]) {
  const made: unknown[] = [];
  const call = async <Name extends CallName>(_name: Name, ...[input]: InputOf<Name>) => {
    const answer = answers[made.push(input) - 1];
    if (answer instanceof Error) throw answer;
    return answer as AnswerOf<Name>;
  };
  return { made, call };
}

test.each([
  ["a selection of a list", { type: 2, id: 9, isWhole: false }, { source: { type: 2, id: 9 }, wordIds }],
  ["a whole list", { type: 6, id: "liman", isWhole: true }, { source: { type: 6, id: "liman" } }],
  ["words without a list", null, { wordIds }],
])("%s: the server gets it as it is", async (_name, source, asked) => {
  const { made, call } = setUp(started);
  const state = await startServerQuiz(call, { words, source }, buildSettings(), 5);
  expect(made).toEqual([{ body: { ...settings, ...asked } }]);
  expect(state).toMatchObject({ quizId: "k1", owner: 5, remaining: 8, tourId: null });
});

test("the first tour that the server has begun is not asked for again", async () => {
  const tour = { tourId: "t1", size: 6, remaining: 2, MeanLanguageType: 2 };
  const { call } = setUp({ ...started, tour });
  const state = await startServerQuiz(call, { words, source: null }, buildSettings(), 5);
  expect(state).toMatchObject({ quizId: "k1", tourId: "t1", size: 6, left: 6, remaining: 2 });
});

test.each([403, 404])("after a %d for the list the quiz is started with its words", async (status) => {
  const { made, call } = setUp(new ApiError(status, undefined), started);
  await startServerQuiz(call, { words, source: { type: 2, id: 9, isWhole: true } }, buildSettings(), 5);
  expect(made).toEqual([{ body: { ...settings, source: { type: 2, id: 9 } } }, { body: { ...settings, wordIds } }]);
});

test("any other refusal is thrown", async () => {
  const { call } = setUp(new ApiError(400, undefined));
  await expect(startServerQuiz(call, { words, source: null }, buildSettings(), 5)).rejects.toThrow("400");
});

beforeEach(() => {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
  };
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => void vi.unstubAllGlobals());

const listed = { quizId: "k1", title: "Liman", startLength: 8, remaining: 5 };
const returnPath = "/hesabim?page=quizzes";
const question: Question = {
  number: 3,
  method: "test-phrase-mean",
  partOfSpeech: "noun",
  text: "tide",
  choices: ["gelgit", "ada"],
  points: 70,
  seconds: 40,
  elapsedMs: 900,
  runsOn: true,
};
const open = { questionId: "q3", question, isLast: true, answer: null };
const known = buildServerQuiz({
  quizId: "k1",
  owner: 7,
  remaining: 2,
  tourId: "t1",
  size: 6,
  left: 4,
  streak: 2,
  open,
});

function store(quiz: StoredList["quiz"]) {
  const list = { title: "Liman", wordCount: 8, words, source: null, meanLanguage: "es", returnPath: "/dizi" } as const;
  storedHistory.set(historyText({ ...list, quiz }, JSON.stringify(words)));
}

const stored = () => parseStoredList(storedHistory.get());

test("a quiz that was started elsewhere is stored without words", () => {
  storeServerQuiz(listed, 7, returnPath);
  expect(stored()).toMatchObject({
    title: "Liman",
    wordCount: 8,
    words: [],
    returnPath,
    quiz: { quizId: "k1", owner: 7, remaining: 5, tourId: null },
  });
});

test("a quiz that was started here keeps its words, and its open tour is asked for again", () => {
  store(known);
  storeServerQuiz(listed, 7, returnPath);
  expect(stored()).toMatchObject({
    meanLanguage: "es",
    returnPath: "/dizi",
    quiz: { tourId: null, open: null, remaining: 5, streak: 2 },
  });
  expect(stored()?.words).toHaveLength(8);
});

test("an answer that was not confirmed is kept", () => {
  const waiting = { ...known, open: { ...open, answer: "gelgit" } };
  store(waiting);
  storeServerQuiz(listed, 7, returnPath);
  expect(stored()?.quiz).toEqual(waiting);
});

test("a deleted quiz leaves the list's words; another quiz, and a visitor's, stay as they are", () => {
  store(known);
  forgetServerQuiz("k2");
  expect(stored()?.quiz).toEqual(known);
  forgetServerQuiz("k1");
  expect(stored()).toMatchObject({ quiz: null, wordCount: 8 });
  const state = startTour(startQuiz(words, buildSettings()), seededRandom(1));
  const browserQuiz = { kind: "browser", state, clock: 5, streak: 0, shown: null } as const;
  store(browserQuiz);
  forgetServerQuiz("k1");
  expect(stored()?.quiz).toEqual(browserQuiz);
});
