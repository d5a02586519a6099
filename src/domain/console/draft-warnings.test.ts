import { expect, test } from "vitest";
import { warningsOf } from "./draft-warnings.ts";

test.each([
  ["a film in English", { runningWords: 8_000, closedClassWords: 3_600, unjudgedWords: 40 }, []],
  ["a trailer", { runningWords: 299, closedClassWords: 140, unjudgedWords: 0 }, ["few-words"]],
  [
    "eleven words of Turkish",
    { runningWords: 11, closedClassWords: 0, unjudgedWords: 9 },
    ["few-words", "not-english", "many-unknown"],
  ],
  [
    "a long one in another language",
    { runningWords: 5_000, closedClassWords: 1_249, unjudgedWords: 500 },
    ["not-english"],
  ],
  ["one of made-up words", { runningWords: 5_000, closedClassWords: 1_250, unjudgedWords: 501 }, ["many-unknown"]],
  ["nothing at all", { runningWords: 0, closedClassWords: 0, unjudgedWords: 0 }, ["few-words", "not-english"]],
])("%s", (_name, figures, warnings) => {
  expect(warningsOf(figures)).toEqual(warnings);
});
