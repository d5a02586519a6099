import { expect, test } from "vitest";
import { clozeOf, clozeText, fillsGap } from "./cloze.ts";

test.each([
  ["go", "She went home early.", "She ___ home early."],
  ["work", "He's been working all day.", "He's been ___ all day."],
  ["take care of", "Who took care of the dog?", "Who ___ the dog?"],
  ["child", "The children are asleep.", "The ___ are asleep."],
  ["Lie", "Lie down for a minute.", "___ down for a minute."],
])("%s is left out of %j", (phrase, sentence, shown) => {
  const cloze = clozeOf(phrase, sentence);
  expect(cloze && clozeText(cloze)).toBe(shown);
});

test("a word that does not stand in one piece leaves no gap", () => {
  expect(clozeOf("pick up", "Pick me up at eight.")).toBeNull();
  expect(clozeOf("go", "Nothing of the kind is here.")).toBeNull();
});

test.each([
  ["went", true],
  ["  Went ", true],
  ["go", true],
  ["going", true],
  ["gone", true],
  ["goes", true],
  ["ran", false],
  ["goat", false],
  ["", false],
])("the gap of “She went home” takes %j: %s", (written, isRight) => {
  const cloze = clozeOf("go", "She went home.");
  if (cloze === null) throw new Error("there is no gap");
  expect(fillsGap(written, "go", cloze)).toBe(isRight);
});
