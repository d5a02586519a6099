import { expect, test } from "vitest";
import { buildQuizWord, buildQuizWords, buildSettings } from "../../../tests/factories/quiz-words.ts";
import { methodCount } from "../progress/play-day.ts";
import { methodIds } from "./methods.ts";
import { methodsForList, methodsForWord, playableWords } from "./offered-methods.ts";
import type { QuizWord } from "./quiz-word.ts";

const turkish = { meanLanguage: "tr", hasVoice: true } as const;
const offered = (overrides: Partial<QuizWord>, means: Parameters<typeof methodsForWord>[1] = turkish) =>
  methodsForWord(buildQuizWord({ id: 1, ...overrides }), means).map(({ id }) => id);
const without = (...left: string[]) => methodIds.filter((id) => !left.includes(id));
const withMean = methodIds.filter((id) => id.includes("mean"));

test("a word with everything is asked by all nine", () => {
  expect(offered({})).toEqual(methodIds);
});

test.each([
  ["no synonyms", { synonyms: [] }, without("test-synonyms-phrase")],
  ["no synonym but itself", { synonyms: [" Phrase1 "] }, without("test-synonyms-phrase")],
  ["no meaning", { mean: null }, without(...withMean)],
  ["an empty meaning", { mean: " " }, without(...withMean)],
  [
    "no definition",
    { definition: "" },
    without("test-definition-phrase", "test-phrase-definition", "write-definition-phrase"),
  ],
])("%s", (_, overrides, expected) => {
  expect(offered(overrides)).toEqual(expected);
});

test("without a voice there is no listening", () => {
  expect(offered({}, { meanLanguage: "es", hasVoice: false })).toEqual(
    without("writeListen-engAudio-phrase", "writeListen-engAudio-mean"),
  );
});

test("with English as the language of meanings no method asks for or about them", () => {
  expect(offered({}, { meanLanguage: "en", hasVoice: true })).toEqual(without(...withMean));
});

test("a list is offered what any of its words can be asked by, with how many can", () => {
  const words = [...buildQuizWords(3), buildQuizWord({ id: 4, mean: null, synonyms: [] })];
  const counts = new Map(methodsForList(words, turkish).map(({ id, words: count }) => [id, count]));
  expect(counts.get("test-phrase-mean")).toBe(3);
  expect(counts.get("test-phrase-definition")).toBe(4);
  expect(counts.get("test-synonyms-phrase")).toBe(3);
  expect(methodsForList([buildQuizWord({ id: 1, synonyms: [] })], turkish).map(({ id }) => id)).not.toContain(
    "test-synonyms-phrase",
  );
});

test("words that no chosen method can ask for are left out", () => {
  const words = [...buildQuizWords(3), buildQuizWord({ id: 4, mean: null })];
  expect(playableWords(words, buildSettings()).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("a day of the leaderboard counts as many methods as there are", () => {
  expect(methodCount).toBe(methodIds.length);
});

test.each([
  ["handful", "as much as fits into one hand", []],
  ["Monday", "the day after Sunday", []],
  ["take a look", "to look at something", []],
  ["pardonable", "admitting of being pardoned", []],
])("%s is not asked by the definition %j, which names it", (phrase, definition, synonyms) => {
  const word = buildQuizWord({ id: 1, phrase, definition, synonyms });
  const ids = methodsForWord(word, { meanLanguage: "tr", hasVoice: true }).map(({ id }) => id);
  expect(ids.filter((id) => id.includes("definition"))).toEqual([]);
  expect(ids).toContain("test-phrase-mean");
});

test("a synonym that has the word in it is not asked for; one that only begins alike is", () => {
  const means = { meanLanguage: "tr", hasVoice: true } as const;
  const ids = (phrase: string, synonyms: string[]) =>
    methodsForWord(buildQuizWord({ id: 1, phrase, definition: "a x", synonyms }), means).map(({ id }) => id);
  expect(ids("bodyguard", ["guard"])).not.toContain("test-synonyms-phrase");
  expect(ids("begin", ["start"])).toContain("test-synonyms-phrase");
  expect(ids("car", ["carriage"])).toContain("test-synonyms-phrase");
});

test.each([
  ["rock", "rock; rock müziği"],
  ["rock", "Rock yapmak"],
  ["GPS", "GPS; yön bulma cihazı"],
  ["at risk", "risk altında"],
])("%s is asked by no meaning that says it: %j", (phrase, mean) => {
  expect(offered({ phrase, mean })).toEqual(without("test-phrase-mean", "write-phrase-mean", "write-mean-phrase"));
});

test.each([
  ["bank", "banka"],
  ["on", "on; açık"],
  ["bother someone", "someone anlamında"],
])("%s is asked by its meaning %j", (phrase, mean) => {
  expect(offered({ phrase, mean })).toContain("test-phrase-mean");
});

test("a word whose meaning gives it away stays in a quiz by meanings; one without a meaning does not", () => {
  const words = [buildQuizWord({ id: 1, phrase: "lord", mean: "lord; efendi" }), buildQuizWord({ id: 2, mean: null })];
  expect(playableWords(words, buildSettings()).map(({ id }) => id)).toEqual([1]);
});

test("a word that nothing else can ask for is asked all the same", () => {
  const word = buildQuizWord({ id: 1, phrase: "handful", definition: "what fits in a hand", mean: null, synonyms: [] });
  expect(methodsForWord(word, { meanLanguage: "en", hasVoice: false })).not.toHaveLength(0);
});
