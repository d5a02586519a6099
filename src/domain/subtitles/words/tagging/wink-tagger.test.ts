import { expect, it } from "vitest";
import { createTagger } from "./wink-tagger.ts";

it("gives one tag a word, whatever the model takes apart", () => {
  const words = ["I", "ca", "n't", "cannot", "well-known", "o'clock", "don't", ".", "runs", "e.g.", "'s", "—", "ç"];
  expect(createTagger()(words)).toHaveLength(words.length);
});

it("keeps tags and words together over many calls' worth of words", () => {
  const words = Array.from({ length: 9001 }, (_, index) => (index % 3 === 0 ? "the" : index % 3 === 1 ? "dog" : "."));
  const tags = createTagger()(words);
  expect(tags).toHaveLength(words.length);
  expect(tags[9000]).toBe("DET");
  expect(tags[4]).toBe("NOUN");
});
