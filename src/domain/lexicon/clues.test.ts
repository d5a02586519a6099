import { expect, test } from "vitest";
import { readClues, readUsableClues } from "./clues.ts";

test("reads words near, words beside, topics, choices and signs", () => {
  const { nearby, topics, neighbours } = readClues([
    "police",
    "get married",
    "#crime",
    ". _ SB .. red|#food|.",
    "=guys ?",
  ]);
  expect(nearby).toEqual([["police"], ["get", "married"]]);
  expect(topics).toEqual(["crime"]);
  expect(neighbours.map(({ forms }) => forms)).toEqual([[], ["guys"]]);
  expect(neighbours[0]?.before).toEqual([{ kind: "break" }]);
  expect(neighbours[0]?.after).toEqual([
    { kind: "token", words: new Set(), topics: [], slots: ["SB"], orBreak: false },
    { kind: "gap" },
    { kind: "token", words: new Set(["red"]), topics: ["food"], slots: [], orBreak: true },
  ]);
  expect(neighbours[0]?.inside).toBeUndefined();
  expect(neighbours[1]?.after).toEqual([{ kind: "question" }]);
});

test("reads what stands inside a phrasal verb", () => {
  const [clue] = readClues(["will _ it _ now"]).neighbours;
  expect([clue?.before.length, clue?.inside?.length, clue?.after.length]).toEqual([1, 1, 1]);
});

test.each([
  ["#cooking", "names no topic"],
  ["_", "no word beside it"],
  ["_ NOM", "no word and no slot"],
  ["a _ of _ in _", "too many places"],
  ["a _ of =guys", "too many places"],
  ["buy|sell car", "is no word"],
  ["buy .. car", "no “_” for it to stand beside"],
  ["take|miss the|my last|next _", "three lists of choices in a row"],
  ["_ SB|it a|the job|car", "three lists of choices in a row"],
  ["_ . SB|it", "a slot behind punctuation"],
  ["ADJ . _", "a slot behind punctuation"],
  ["be _ . .. pay", "passes over words behind punctuation"],
])("refuses %s", (clue, message) => {
  expect(() => readClues([clue])).toThrow(message);
});

test("an import leaves out what is refused", () => {
  const { nearby, topics, neighbours } = readUsableClues(["#cooking", "_ . SB", "police", "#crime", "_"]);
  expect([nearby, topics, neighbours]).toEqual([[["police"]], ["crime"], []]);
});

test.each(["take|miss .. last|next _", "_ a|the job|car", "_ SB|.", ". _ SB", "_ .. pay ."])("takes %s", (clue) => {
  expect(() => readClues([clue])).not.toThrow();
});
