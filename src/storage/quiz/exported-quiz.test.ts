import { expect, test } from "vitest";
import { exportedQuiz } from "./exported-quiz.ts";

test("the export tells the words of a tour in a fixed order, and no question", () => {
  const words = [9, 2, 5].map((id) => ({ id, correctCount: 0, wrongCount: 0, points: 0 }));
  const question = {
    number: 1,
    wordId: 9,
    method: "test-phrase-mean",
    choices: [],
    startPoints: 70,
    durationSeconds: 40,
    openedAt: 12,
  } as const;
  const exported = exportedQuiz({ startLength: 3, tour: { words, queue: [9, 2, 5], question, asked: 1 } });
  expect(exported.tour?.words.map(({ id }) => id)).toEqual([2, 5, 9]);
  expect(exported.tour?.queue).toEqual([2, 5, 9]);
  expect(exported.tour?.question).toBeNull();
});
