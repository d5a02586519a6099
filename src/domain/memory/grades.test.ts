import { expect, test } from "vitest";
import { gradeOf, type JudgedAnswer, medianOf } from "./grades.ts";

const right: JudgedAnswer = { way: "writing", verdict: "right", elapsedMs: 5_000, isHelped: false };

test.each<[string, Partial<JudgedAnswer>, number | null, number]>([
  ["wrong", { verdict: "wrong" }, null, 1],
  ["wrong, however quick", { verdict: "wrong", elapsedMs: 100 }, 8_000, 1],
  ["almost", { verdict: "almost", elapsedMs: 100 }, 8_000, 2],
  ["right after a hint or at a second try", { isHelped: true, elapsedMs: 100 }, 8_000, 2],
  ["chosen right after a wrong try", { way: "choice", isHelped: true }, null, 2],
  ["chosen", { way: "choice" }, null, 3],
  ["chosen quickly: never easy", { way: "choice", elapsedMs: 500 }, 8_000, 3],
  ["written", {}, 8_000, 3],
  ["written in half the median", { elapsedMs: 4_000 }, 8_000, 3],
  ["written quicker than that", { elapsedMs: 3_999 }, 8_000, 4],
  ["written quickly, by who has answered little", { elapsedMs: 500 }, null, 3],
  ["written, and nobody took the time", { elapsedMs: null }, 8_000, 3],
  ["heard quickly", { way: "listening", elapsedMs: 2_000 }, 8_000, 4],
  ["a gap filled quickly", { way: "cloze", elapsedMs: 2_000 }, 8_000, 4],
  ["got while watching", { way: "companion", elapsedMs: 10 }, 8_000, 3],
  ["missed while watching", { way: "companion", verdict: "wrong" }, null, 1],
])("%s", (_, answer, medianMs, grade) => {
  expect(gradeOf({ ...right, ...answer }, medianMs)).toBe(grade);
});

test("the median needs ten answers", () => {
  expect(medianOf([9, 1, 8, 2, 7, 3, 6, 4, 5])).toBeNull();
  expect(medianOf([10, 9, 1, 8, 2, 7, 3, 6, 4, 5])).toBe(5.5);
  expect(medianOf([11, 10, 9, 1, 8, 2, 7, 3, 6, 4, 5])).toBe(6);
});
