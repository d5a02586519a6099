import { expect, it, vi } from "vitest";
import winkNLP from "wink-nlp";
import { createSmallDictionary } from "../../../../../tests/factories/small-dictionary.ts";
import { classifyNames, createNameCounts } from "../names/name-counts.ts";
import { createWordAnalyser } from "../word-analyser.ts";
import { sharedTagger } from "./wink-tagger.ts";

vi.mock("wink-nlp", { spy: true });

it("is built once, however many analysers there are", () => {
  const dictionary = createSmallDictionary();
  const noNames = classifyNames(createNameCounts(), dictionary);
  for (let count = 0; count < 3; count += 1) {
    createWordAnalyser(dictionary).analyse([{ seconds: 0, text: "The dog runs.", speakers: [] }], noNames);
  }
  expect(winkNLP).toHaveBeenCalledTimes(1);
});

it("returns one tag a word, also where the model splits it", () => {
  const words = ["I", "ca", "n't", "cannot", "well-known", "o'clock", "don't", ".", "runs", "e.g.", "'s", "—", "ç"];
  expect(sharedTagger()(words)).toHaveLength(words.length);
});

it("keeps tags aligned with words over several batches", () => {
  const words = Array.from({ length: 9001 }, (_, index) => (index % 3 === 0 ? "the" : index % 3 === 1 ? "dog" : "."));
  const tags = sharedTagger()(words);
  expect(tags).toHaveLength(words.length);
  expect(tags[9000]).toBe("DET");
  expect(tags[4]).toBe("NOUN");
});
