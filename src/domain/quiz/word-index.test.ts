import { expect, test } from "vitest";
import { buildQuizWord } from "../../../tests/factories/quiz-words.ts";
import { indexWords, isListedMeaning } from "./word-index.ts";

test("a meaning is listed where the list or its supply gives it, endings and brackets aside", () => {
  const list = [buildQuizWord({ id: 1, mean: "(birine) bakmak; görmek", partOfSpeech: "verb" })];
  const supply = [buildQuizWord({ id: 2, mean: "kaplan" })];
  const index = indexWords(list, supply, "tr");
  const listed = ["bakmak", "birine bakmak", "bak", "görmek", "kaplan", "kapla", "birine"];
  expect(listed.filter((text) => isListedMeaning(index, text))).toEqual(listed.slice(0, 5));
});

test("a word of the list is not in its supply as well", () => {
  const word = buildQuizWord({ id: 1 });
  expect(indexWords([word, word], [word], "tr")).toMatchObject({ list: [{ word }], supply: [] });
});
