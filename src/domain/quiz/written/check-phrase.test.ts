import { expect, test } from "vitest";
import { checkPhrase } from "./check-phrase.ts";

test.each([
  // right but for case, hyphen, apostrophe
  ["know", "know", true],
  ["know", "KNOW", true],
  ["know", "  know ", true],
  ["know", "know.", true],
  ["know", "to know", true],
  ["go to bed", "go to bed", true],
  ["go to bed", "to go to bed", true],
  ["go to bed", "go bed", false],
  ["house", "the house", true],
  ["apple", "an apple", true],
  ["apple", "a apple", true],
  ["a lot", "a lot", true],
  ["a few", "few", false],
  ["to", "to", true],
  ["the", "the", true],
  ["old-fashioned", "old fashioned", true],
  ["old-fashioned", "oldfashioned", true],
  ["old-fashioned", "Old‑Fashioned", true],
  ["ice cream", "ice-cream", true],
  ["ice cream", "icecream", false],
  ["you're welcome", "you’re welcome", true],
  ["you're welcome", "youre welcome", true],
  ["you're welcome", "You're welcome!", true],
  ["you're welcome", "your welcome", false],
  ["English", "english", true],
  // keyboards of other languages
  ["listen", "LİSTEN", true],
  ["Italian", "ıtalian", true],
  // spelled wrong
  ["receive", "recieve", false],
  ["receive", "receiv", false],
  ["receive", "receives", false],
  ["cafe", "café", false],
  ["know", "", false],
  ["know", "   ", false],
  ["know", "🙂", false],
  ["know", "know 🙂", true],
  ["know", "no", false],
])("%s, written %j: %s", (phrase, answer, isRight) => {
  expect(checkPhrase(answer, [phrase])).toEqual({ isRight, isAlmost: false, reason: null, nearest: phrase });
});

test("every phrase that answers the question counts, and the nearest is told", () => {
  expect(checkPhrase("see", ["sea", "see"])).toMatchObject({ isRight: true, nearest: "see" });
  expect(checkPhrase("seed", ["soar", "see"])).toMatchObject({ isRight: false, nearest: "see" });
});

test("what is far too long is not read", () => {
  expect(checkPhrase(`know${" ".repeat(300)}`, ["know"]).isRight).toBe(false);
  expect(checkPhrase("x".repeat(1_000_000), ["know"])).toMatchObject({ isRight: false, nearest: "know" });
});
