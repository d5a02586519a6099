import { expect, test } from "vitest";
import { checkLexicon } from "./check-lexicon.ts";
import type { LexiconEntry } from "./entry.ts";
import { wordId } from "./word-id.ts";

const good: LexiconEntry = {
  id: wordId("walk", "verb"),
  phrase: "walk",
  partOfSpeech: "verb",
  level: 1,
  tr: ["yürümek"],
  es: ["caminar", "andar"],
  definition: "to go on foot",
  synonyms: [],
  ipa: "wɔk",
  marks: [],
  cognates: [],
  isAcademic: false,
  falseFriendTr: "",
  falseFriendEs: "",
  splits: false,
  example: "",
};

function problemsOf(...overrides: Partial<LexiconEntry>[]): string[] {
  const placed = overrides.map((override, index) => ({
    entry: { ...good, ...override },
    file: "a.tsv",
    line: index + 2,
  }));
  return checkLexicon(placed).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test("a sound entry has no problem", () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[Partial<LexiconEntry>, string]>([
  [{ tr: [] }, "No tr meaning."],
  [{ es: ["a", "b", "c", "d", "e"] }, "More than 4 es meanings."],
  [{ tr: ["yürümek", "yürümek"] }, "A tr meaning stands twice."],
  [{ tr: ["walking"] }, "“walking” has letters that tr does not have."],
  [{ es: ["yürümek şu"] }, "“yürümek şu” has letters that es does not have."],
  [{ definition: "" }, "No definition."],
  [
    { definition: "one two three four five six seven eight nine ten a b c d e f" },
    "The definition has 16 words; 15 at most.",
  ],
  [{ definition: "the act of walking" }, "The definition uses the headword."],
  [{ phrase: "make", definition: "to be making a thing" }, "The definition uses the headword."],
  [{ synonyms: ["walk"] }, "The headword is its own synonym."],
  [{ ipa: "wɒ:k" }, "“wɒ:k” is no General American IPA."],
  [{ phrase: "walk out", partOfSpeech: "phrasal verb" }, "A multiword entry needs an example."],
])("%j is refused", (override, message) => {
  expect(problemsOf(override)).toEqual([`a.tsv:2 ${override.phrase ?? "walk"}: ${message}`]);
});

test("words with the same beginning only are no forms of the headword", () => {
  expect(problemsOf({ phrase: "rest", partOfSpeech: "noun", definition: "what a restaurant leaves" })).toEqual([]);
});

test("a synonym must be a headword itself, of any file", () => {
  expect(problemsOf({ synonyms: ["stroll"] })).toEqual(["a.tsv:2 walk: The synonym “stroll” is no headword."]);
  const stroll = { id: wordId("stroll", "verb"), phrase: "stroll", definition: "to go slowly" };
  expect(problemsOf({ synonyms: ["stroll"] }, stroll)).toEqual([]);
});

test("a duplicate entry is reported with both places", () => {
  expect(problemsOf({}, {})).toEqual(["a.tsv:3 walk (verb) stands already in a.tsv:2."]);
});
