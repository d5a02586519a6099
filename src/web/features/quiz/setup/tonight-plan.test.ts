import { expect, test } from "vitest";
import { buildQuizWords } from "../../../../../tests/factories/quiz-words.ts";
import { inOrderOfEffort, minutesOf, tonightPlan } from "./tonight-plan.ts";

const planOf = (count: number, meanLanguage: "tr" | "en", hasVoice: boolean) =>
  tonightPlan(buildQuizWords(count), { meanLanguage, hasVoice });

test("a word is chosen, then listened to, then written; in English by its definition", () => {
  expect(planOf(10, "tr", true)).toEqual({
    methods: ["test-phrase-mean", "writeListen-engAudio-phrase", "write-mean-phrase"],
    repetition: 3,
  });
  expect(planOf(10, "en", true).methods).toEqual([
    "test-phrase-definition",
    "writeListen-engAudio-phrase",
    "write-definition-phrase",
  ]);
});

test("without a voice nothing is listened to", () => {
  expect(planOf(10, "tr", false)).toEqual({ methods: ["test-phrase-mean", "write-mean-phrase"], repetition: 2 });
});

test("5, 10 and 20 words take two to four minutes", () => {
  expect([5, 10, 20].map((count) => minutesOf(count, planOf(count, "tr", true)))).toEqual([2, 3, 4]);
  expect([5, 10, 20].map((count) => minutesOf(count, planOf(count, "tr", false)))).toEqual([1, 2, 4]);
  expect(minutesOf(10, { methods: [], repetition: 1 })).toBe(1);
});

test("methods that are chosen otherwise are asked from easy to hard too", () => {
  expect(inOrderOfEffort(["write-mean-phrase", "writeListen-engAudio-mean", "test-phrase-mean"])).toEqual([
    "test-phrase-mean",
    "writeListen-engAudio-mean",
    "write-mean-phrase",
  ]);
});
