import { expect, test, vi } from "vitest";
import winkNLP from "wink-nlp";
import { createTagger } from "./wink-tagger.ts";

vi.mock("wink-nlp", { spy: true });

test("is rebuilt after so many distinct words, any number of times", () => {
  const tagger = createTagger(2);
  const tags = Array.from({ length: 24 }, (_, index) => tagger(["the", "dog", `blorp${index}`])[1]);
  expect(winkNLP).toHaveBeenCalledTimes(25);
  expect(new Set(tags)).toEqual(new Set(["NOUN"]));
});
