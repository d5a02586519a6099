import { expect, test } from "vitest";
import { type MetWord, withMet } from "./met-words.ts";

const minute = 60_000;

const word = (id: number, at: number, standing: MetWord["standing"] = "new"): MetWord => {
  return { id, phrase: `w${id}`, meaning: "m", standing, at };
};

test("words that are said again come first, once", () => {
  const before = [word(1, 0), word(2, 0)];
  expect(withMet(before, [word(2, 5, "learning")], 5)).toEqual([word(2, 5, "learning"), word(1, 0)]);
});

test("what was said more than ten minutes before the last line goes", () => {
  const before = [word(1, 2 * minute), word(2, minute - 1)];
  expect(withMet(before, [word(3, 11 * minute)], 11 * minute)).toEqual([word(3, 11 * minute), word(1, 2 * minute)]);
  expect(withMet(before, [], 11 * minute)).toEqual([word(1, 2 * minute)]);
});
