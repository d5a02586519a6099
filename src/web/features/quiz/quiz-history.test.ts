import { expect, test } from "vitest";
import { buildListWords, buildSettings, seededChance } from "../../../../tests/factories/quiz-words.ts";
import { startQuiz } from "../../../domain/quiz/start-quiz.ts";
import { startTour } from "../../../domain/quiz/tour.ts";
import { historyText, parseHistory, playerOf, type QuizHistory } from "./quiz-history.ts";

const words = buildListWords(8);

function buildHistory(overrides: Partial<QuizHistory> = {}): QuizHistory {
  const state = startTour(startQuiz(words, buildSettings()), seededChance(1));
  return {
    title: 'Bölüm "1"',
    start_length: 8,
    word_list: words,
    meanLanguageType: 2,
    returnPath: "/dizi",
    source: { type: 2, id: 7, isWhole: false },
    served: null,
    progress: { state, clock: 1200, streak: 2, shown: null },
    ...overrides,
  };
}

const textOf = (history: QuizHistory, player: string | null = null) =>
  historyText(history, player, JSON.stringify(history.word_list));

test("what is put away comes back whole, under the specification's names", () => {
  const history = buildHistory();
  expect(parseHistory(textOf(history))).toEqual(history);
  expect(JSON.parse(textOf(history))).toMatchObject({ start_length: 8, title: 'Bölüm "1"', isStarted: true });
  const unstarted = buildHistory({ progress: null });
  expect(parseHistory(textOf(unstarted, "ab1"))).toEqual(unstarted);
});

test("the tab that plays is found at the text's beginning", () => {
  expect(playerOf(textOf(buildHistory(), "k3x9"))).toBe("k3x9");
  expect(playerOf(textOf(buildHistory()))).toBeNull();
  expect(playerOf(null)).toBeNull();
  expect(playerOf(textOf(buildHistory({ title: '{"player":"x"' })))).toBeNull();
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
])("%s is no list", (text) => {
  expect(parseHistory(text)).toBeUndefined();
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "%s is no way back",
  (returnPath) => {
    expect(parseHistory(textOf(buildHistory({ returnPath })))?.returnPath).toBe("/");
  },
);

const broken: readonly (readonly [string, (progress: Record<string, never>) => unknown])[] = [
  ["no state", () => ({ clock: 0, streak: 0, shown: null })],
  ["a clock that is none", (progress) => ({ ...progress, clock: "12" })],
  ["an unknown method", (progress) => JSON.parse(JSON.stringify(progress).replaceAll("test-phrase-mean", "eval"))],
  ["a tour without its queue", (progress) => JSON.parse(JSON.stringify(progress).replace('"queue"', '"tail"'))],
  ["feedback that is none", (progress) => ({ ...progress, shown: { question: {}, feedback: {} } })],
];

test.each(broken)("progress with %s is none, and the list stays", (_name, change) => {
  const stored = JSON.parse(textOf(buildHistory()));
  const history = parseHistory(JSON.stringify({ ...stored, progress: change(stored.progress) }));
  expect(history?.progress).toBeNull();
  expect(history?.word_list).toHaveLength(8);
});
