import { expect, test } from "vitest";
import { cpuTimeOf } from "../../../tests/factories/cpu-time.ts";
import { buildQuizWord, buildQuizWords, buildSettings } from "../../../tests/factories/quiz-words.ts";
import { nextQuestion } from "./next-question.ts";
import { quizLimits } from "./quiz-policies.ts";
import { startQuiz } from "./start-quiz.ts";
import { startTour } from "./tour.ts";
import { indexInSteps, indexWords, isListedMeaning, type WordIndex } from "./word-index.ts";

test("a meaning is listed where the list or its supply gives it, endings and brackets aside", () => {
  const list = [buildQuizWord({ id: 1, mean: "(birine) bakmak; görmek", partOfSpeech: "verb" })];
  const supply = [buildQuizWord({ id: 2, mean: "kaplan" })];
  const index = indexWords(list, supply, "tr");
  const listed = ["bakmak", "birine bakmak", "bak", "görmek", "kaplan", "kapla", "birine"];
  expect(listed.filter((text) => isListedMeaning(index, text))).toEqual(listed.slice(0, 5));
});

test("a word of the list is not in its supply as well", () => {
  const word = buildQuizWord({ id: 1 });
  expect(indexWords([word, word], [word], "tr")).toMatchObject({ list: [{ word }], supply: [] });
});

test("the index of the longest list is made in small steps, and a question costs a small part of it", () => {
  const words = buildQuizWords(quizLimits.words);
  indexWords(words.slice(0, 2_000), [], "tr"); // compiled
  const steps = indexInSteps(words, [], "tr");
  const times: number[] = [];
  let index: WordIndex<(typeof words)[number]> | undefined;
  while (index === undefined) {
    expect(times.length).toBeLessThan(1_000);
    times.push(
      cpuTimeOf(() => {
        index = steps.next().value;
      }),
    );
  }
  expect(times.length).toBeGreaterThan(10);
  const whole = times.reduce((sum, time) => sum + time, 0);
  // The slowest but one: a step may meet the garbage collector. Of the 51 steps each takes about 2 %.
  expect(times.sort((a, b) => b - a)[1]).toBeLessThan(whole / 5);

  const tour = startTour(startQuiz(words, buildSettings()), Math.random);
  const made = index;
  const questions = Array.from({ length: 10 }, () =>
    cpuTimeOf(() => nextQuestion(tour, made, { now: 0, random: Math.random, share: () => 1 })),
  );
  expect(questions.sort((a, b) => b - a)[1]).toBeLessThan(whole / 3);
});
