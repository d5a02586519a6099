import { expect, test } from "vitest";
import { type MetWord, withMet } from "./met-words.ts";

const word = (id: number, standing: MetWord["standing"] = "new"): MetWord => {
  return { id, phrase: `w${id}`, meaning: "m", standing };
};

test("words that are said again come first, once, and the oldest go", () => {
  const before = [word(1), word(2)];
  expect(withMet(before, [word(2, "learning")])).toEqual([word(2, "learning"), word(1)]);
  const many = Array.from({ length: 300 }, (_, id) => word(id));
  const after = withMet(many, [word(900)]);
  expect(after).toHaveLength(300);
  expect(after[0]?.id).toBe(900);
  expect(after.some(({ id }) => id === 299)).toBe(false);
});
