import { expect, test } from "vitest";
import { buildListWords } from "../../../../../tests/factories/quiz-words.ts";
import { parseRecentWords } from "./recent-storage.ts";

const [word] = buildListWords(1);
const kept = { word, locale: "tr", day: "2026-11-21", answer: "wrong", isMissed: false };

test("what is stored is read again, without what cannot be read", () => {
  const wrong = [{ ...kept, word: { id: 7 } }, { ...kept, locale: "de" }, { ...kept, answer: "maybe" }, 7, null];
  expect(parseRecentWords([kept, ...wrong])).toEqual([kept]);
});

test.each([undefined, null, "", {}, 7])("%j holds no words", (json) => {
  expect(parseRecentWords(json)).toEqual([]);
});
