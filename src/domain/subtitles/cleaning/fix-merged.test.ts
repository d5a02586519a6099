import { expect, test } from "vitest";
import { fixMerged, isRunTogether } from "./fix-merged.ts";

const WORDS = new Set(
  "thought you were asleep worry dog fine doing lantern broken without into thin icon fever harbor island".split(" "),
);
const isWord = (word: string) => WORDS.has(word);
const mend = (...texts: string[]) => {
  const isMerged = isRunTogether(texts, isWord);
  return texts.map((text) => fixMerged(text, isWord, isMerged));
};

test("splits words that are run together in a file that has several", () => {
  expect(
    mend("Ithought youwere asleep.", "Don'tworry, thedog isfine.", "Whatare you doing?", "Thelanternis broken."),
  ).toEqual([
    "I thought you were asleep.",
    "Don't worry, the dog is fine.",
    "What are you doing?",
    "The lantern is broken.",
  ]);
});

test("a single one is split where it is sure", () => {
  expect(mend("We'llworry later. Brian thedog.")).toEqual(["We'll worry later. Brian thedog."]);
});

test.each([
  "Without a fever, into the harbor. Thin icon.",
  "Ian, Isabel, Theo and Inca stay. I'mma go.",
  "Italy, Iran, Isla; don't, we'd've, y'all.",
  "Hewitt and Forbes, Andhra, Toyota, Withers",
])("leaves %j alone", (text) => {
  expect(mend(text)).toEqual([text]);
});

test("what cannot be split stays as it is, also names", () => {
  expect(mend("Youwere asleep, Ithought.", "We met Thedog Zorblatt at qxharborq.")).toEqual([
    "You were asleep, I thought.",
    "We met Thedog Zorblatt at qxharborq.",
  ]);
});
