import { expect, test } from "vitest";
import { buildListWords, buildSettings } from "../../../../tests/factories/quiz-words.ts";
import type { AnswerOf, CallName, InputOf } from "../../../contract/calls.ts";
import { ApiError } from "../page/api-client.ts";
import { startServedQuiz } from "./start-served-quiz.ts";

const words = buildListWords(7);
const wordIds = words.map(({ id }) => id);
const settings = { methods: ["test-phrase-mean"], repetition: 1, MeanLanguageType: 2 };
const begun = { quizId: "k1", title: "S01E02", start_length: 7 };

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
  ["words of no list", null, { wordIds }],
])("%s is named to the server as it is", async (_name, source, asked) => {
  const { made, call } = setUp(begun);
  const state = await startServedQuiz(call, { word_list: words, source }, buildSettings(), 5);
  expect(made).toEqual([{ body: { ...settings, ...asked } }]);
  expect(state).toMatchObject({ quizId: "k1", owner: 5, remaining: 7, tourId: null });
});

test.each([403, 404])("where the list itself answers %d its words are played", async (status) => {
  const { made, call } = setUp(new ApiError(status, undefined), begun);
  await startServedQuiz(call, { word_list: words, source: { type: 2, id: 9, isWhole: true } }, buildSettings(), 5);
  expect(made).toEqual([{ body: { ...settings, source: { type: 2, id: 9 } } }, { body: { ...settings, wordIds } }]);
});

test("any other refusal is the caller's", async () => {
  const { call } = setUp(new ApiError(400, undefined));
  await expect(startServedQuiz(call, { word_list: words, source: null }, buildSettings(), 5)).rejects.toThrow("400");
});
