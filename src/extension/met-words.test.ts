import { expect, test } from "vitest";
import { type MetWord, withMet } from "./met-words.ts";

const word = (id: number, at: number): MetWord => ({ id, phrase: `w${id}`, meaning: "m", standing: "new", at });

test("words that are said again come first, once, and the oldest go", () => {
  const before = [word(1, 1), word(2, 1)];
  expect(withMet(before, [word(2, 5)])).toEqual([word(2, 5), word(1, 1)]);
  const many = Array.from({ length: 300 }, (_, id) => word(id, 1));
  const after = withMet(many, [word(900, 2)]);
  expect(after).toHaveLength(300);
  expect(after[0]?.id).toBe(900);
  expect(after.some(({ id }) => id === 299)).toBe(false);
});
