import { expect, test } from "vitest";
import { readClues, readUsableClues } from "./clues.ts";

test("reads words near, words beside, topics, choices and signs", () => {
  const clues = ["police", "get married", "#crime", ". _ SB .. red|#food|.", "=guys ?"];
  const { nearby, topics, neighbours } = readClues(clues, "guy");
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
  const [clue] = readClues(["will _ it _ now"], "throw out").neighbours;
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
  expect(() => readClues([clue], "guy")).toThrow(message);
});

test("an import leaves out what is refused", () => {
  const { nearby, topics, neighbours } = readUsableClues(["#cooking", "_ . SB", "police", "#crime", "_"]);
  expect([nearby, topics, neighbours]).toEqual([[["police"]], ["crime"], []]);
});

test.each(["take|miss .. last|next _", "_ a|the job|car", "_ SB|.", ". _ SB", "_ .. pay ."])("takes %s", (clue) => {
  expect(() => readClues([clue], "guy")).not.toThrow();
});

test.each([
  ["throw out", "be =thrown out", "“out” behind a form"],
  ["cut off", "=cut her off", "“off” behind a form"],
  ["go on", "=going|went on about", "“on” behind a form"],
  ["take care of", "that =took care", "“care” behind a form"],
  ["take care of", "=taken of", "“of” behind a form"],
])("for %s refuses %s, whose form stands for the whole phrase", (phrase, clue, message) => {
  expect(() => readClues([clue], phrase)).toThrow(message);
});

test.each([
  ["throw out", "=thrown of"],
  ["cut off", "=cut her _ off"],
  ["get in", "_ in the morning"],
  ["check out", "=checked .|out|of"],
  ["get the hang of", "=got the job"],
])("for %s takes %s", (phrase, clue) => {
  expect(() => readClues([clue], phrase)).not.toThrow();
});
