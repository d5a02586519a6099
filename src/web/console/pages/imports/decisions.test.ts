import { expect, test } from "vitest";
import { changesOf, decisionOf, pressed, type TitleWord, wordsOf } from "./decisions.ts";

const title = {
  id: 1,
  name: "Sea Road",
  isDraft: false,
  names: [
    { word: "Rose", count: 4 },
    { word: "Zork", count: 9 },
  ],
  unknown: [{ word: "gabagool", count: 6 }],
  decided: [{ word: "rose", isName: true }],
};

const wordNamed = (word: string): TitleWord => {
  const found = wordsOf(title).find((each) => each.word === word);
  if (found === undefined) throw new Error(`${word} is not there`);
  return found;
};

test("words are listed by frequency, with what was decided of them before", () => {
  expect(wordsOf(title)).toEqual([
    { word: "Zork", count: 9, taken: "name", decided: null },
    { word: "gabagool", count: 6, taken: "unknown", decided: null },
    { word: "Rose", count: 4, taken: "name", decided: true },
  ]);
});

test("a decision is staged, changed, and taken back by pressing it once more", () => {
  const zork = wordNamed("Zork");
  const word = pressed(new Map(), zork, false);
  expect(decisionOf(word, zork)).toBe(false);
  const name = pressed(word, zork, true);
  expect(decisionOf(name, zork)).toBe(true);
  expect(pressed(name, zork, true)).toEqual(new Map());
});

test("an earlier decision is shown, and pressing it takes it back", () => {
  const rose = wordNamed("Rose");
  expect(decisionOf(new Map(), rose)).toBe(true);
  const none = pressed(new Map(), rose, true);
  expect([...none]).toEqual([["rose", null]]);
  expect(pressed(none, rose, true)).toEqual(new Map());
});

test("what undoes decisions is what held before", () => {
  const staged = pressed(pressed(new Map(), wordNamed("Rose"), false), wordNamed("gabagool"), true);
  expect(changesOf(staged, title)).toEqual({
    words: [
      { word: "rose", isName: false },
      { word: "gabagool", isName: true },
    ],
    undo: [
      { word: "rose", isName: true },
      { word: "gabagool", isName: null },
    ],
  });
});
