import { expect, test } from "vitest";
import { guessedMapping, type ReadKnown, summarise } from "./mapping.ts";

const day = "2026-03-01";

function column(words: ReadKnown["sheets"][number]["columns"][number]["words"], unknown: string[] = []) {
  return { name: "", samples: [], words, unknown, unknownCount: unknown.length };
}

const read: ReadKnown = {
  kind: "anki",
  recognised: [
    { id: 1, phrase: "rope", state: "new" },
    { id: 2, phrase: "sail", state: "new" },
    { id: 3, phrase: "mast", state: "known" },
    { id: 4, phrase: "anchor", state: "learning" },
    { id: 5, phrase: "harbour", state: "new" },
  ],
  sheets: [
    {
      name: "Basic",
      notes: 9,
      guess: 1,
      columns: [
        column([], ["halat"]),
        column(
          [
            [1, 21, 30, 5, day],
            [2, 20, 20, null, day],
            [3, 90, 90, null, day],
            [4, 90, 90, null, day],
            [5, null, null, null, null],
          ],
          ["zubble"],
        ),
      ],
    },
    { name: "Cloze", notes: 1, guess: null, columns: [column([[2, 40, 40, 4, day]])] },
  ],
  leftOut: 0,
  hasIntervals: true,
};

test("from three weeks on a word is known, below it goes on, and one that was never asked waits for a word of the person", () => {
  const mapping = guessedMapping(read);
  expect(mapping).toEqual([1, null]);
  expect(summarise(read, mapping, false)).toEqual({
    known: [1],
    learning: [[2, 20, null, day]],
    fresh: 1,
    alreadyKnown: 1,
    alreadyLearning: 1,
    unknown: ["zubble"],
    unknownCount: 1,
  });
  expect(summarise(read, mapping, true)).toMatchObject({ known: [1, 5], fresh: 1 });
});

test("of several notes of a word the best one counts, and columns are chosen by hand", () => {
  expect(summarise(read, [1, 0], false)).toMatchObject({ known: [1, 2], learning: [] });
  expect(summarise(read, [0, null], false)).toMatchObject({ known: [], unknown: ["halat"], unknownCount: 1 });
  expect(summarise(read, [null, null], false)).toMatchObject({ known: [], learning: [], unknownCount: 0 });
});

test("without intervals every word is taken as known", () => {
  const plain = { ...read, hasIntervals: false };
  expect(summarise(plain, [1, null], false)).toMatchObject({ known: [1, 2, 5], learning: [], fresh: 0 });
});
