import { expect, test } from "vitest";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { shortestWords } from "./shortest-words.ts";

function word(id: number): Word {
  const texts = { phrase: `word${id}`, mean: null, definition: "", synonyms: [], ipa: "" };
  return { ...texts, id, difficulty: 1, partOfSpeech: "noun", count: 1, times: [] };
}

const words = [1, 2, 3, 4, 5, 6].map(word);
const idsOf = (chosen: readonly Word[]) => chosen.map(({ id }) => id);

test("the words come in the order of the shortest list", () => {
  expect(idsOf(shortestWords(words, [4, 2, 1], () => undefined, 3))).toEqual([4, 2, 1]);
});

test("too few for a quiz are filled up with unknown words in the list's order", () => {
  expect(idsOf(shortestWords(words, [4], (id) => (id === 1 || id === 3 ? "mark" : undefined), 4))).toEqual([
    4, 2, 5, 6,
  ]);
});

test("ids that the list does not hold are left out", () => {
  expect(idsOf(shortestWords(words, [9, 2], () => undefined, 1))).toEqual([2]);
});
