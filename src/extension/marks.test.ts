import { expect, test } from "vitest";
import { marksOf, piecesOf } from "./marks.ts";
import type { LineWord, Standing } from "./protocol.ts";

let nextId = 1;
const word = (standing: Standing, level: number, ...places: [number, number][]): LineWord => {
  nextId += 1;
  return { id: nextId, phrase: `word${nextId}`, partOfSpeech: "noun", sense: 0, places, level, standing };
};

test("at most three words are marked: what is learnt, then the easiest new ones, in the order of the line", () => {
  const hard = word("new", 5, [0, 4]);
  const known = word("known", 1, [5, 9]);
  const easy = word("new", 2, [10, 14]);
  const learning = word("learning", 4, [15, 19]);
  const middle = word("new", 3, [20, 24]);
  expect(marksOf([hard, known, easy, learning, middle])).toEqual([easy, learning, middle]);
});

test("a word said twice is marked twice and counts once", () => {
  const twice = word("new", 2, [0, 3]);
  const again = { ...twice, places: [[4, 7]] as const };
  const others = [word("new", 3, [8, 9]), word("new", 3, [10, 11]), word("new", 4, [12, 13])];
  expect(marksOf([twice, again, ...others])).toEqual([twice, again, ...others.slice(0, 2)]);
});

test("a line is cut at its words, a split phrase at both its parts", () => {
  const phrase = word("new", 2, [3, 7], [15, 18]);
  const pieces = piecesOf("He turned? TV, off.", [phrase]);
  expect(pieces.map(({ text }) => text).join("")).toBe("He turned? TV, off.");
  expect(pieces.filter((piece) => piece.word === phrase)).toHaveLength(2);
});

test("of two words that share a part the longer one has it", () => {
  const whole = word("new", 2, [0, 8]);
  const part = word("new", 1, [0, 4]);
  expect(piecesOf("turn off now", [part, whole])).toEqual([{ text: "turn off", word: whole }, { text: " now" }]);
});
