import { expect, test } from "vitest";
import { partsOf } from "./site-list.ts";

test("a word counts once, whatever it is, and stays in one part", () => {
  const entries = [
    { id: 1, phrase: "get" },
    { id: 2, phrase: "record" },
    { id: 3, phrase: "record" },
    { id: 4, phrase: "boat" },
  ];
  expect(partsOf(entries, 2)).toEqual([
    [
      { phrase: "get", ids: [1] },
      { phrase: "record", ids: [2, 3] },
    ],
    [{ phrase: "boat", ids: [4] }],
  ]);
  expect(partsOf([], 2)).toEqual([]);
});
