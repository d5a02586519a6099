import { expect, it } from "vitest";
import type { Dictionary } from "../../../lexicon/dictionary.ts";
import type { PartOfSpeech } from "../../../lexicon/part-of-speech.ts";
import { analyseForm } from "./form-info.ts";

const verbs =
  "hope hop visit travel die dye tie lie study stop add tell leave find lay shoot bore meet panic agree be see use go think";
const nouns =
  "leaf life mouse child criterion man policeman box baby glass news thanks physics bus wife potato party boss ray";
const adjectives = "big nice happy good bad numb corn tired boring wet late";

const entries = new Map<string, PartOfSpeech[]>();
for (const [words, tag] of [
  [verbs, "verb"],
  [nouns, "noun"],
  [adjectives, "adjective"],
] as const) {
  for (const word of words.split(" ")) entries.set(word, [...(entries.get(word) ?? []), tag]);
}

const dictionary: Dictionary = {
  partsOfSpeech: (word) => entries.get(word) ?? [],
  writtenPartsOfSpeech: () => [],
  rank: () => undefined,
  isMostlyCapitalised: () => false,
  multiwords: [],
  ambiguous: [],
};

it.each([
  ["hoping", "hope verb"],
  ["hopping", "hop verb"],
  ["visiting", "visit verb"],
  ["travelled", "travel verb"],
  ["dying", "die verb"],
  ["studies", "study verb"],
  ["stopped", "stop verb"],
  ["added", "add verb"],
  ["telling", "tell verb"],
  ["panicked", "panic verb"],
  ["agreed", "agree verb"],
  ["seeing", "see verb"],
  ["used", "use verb, used adjective"],
  ["goes", "go verb"],
  ["thought", "think verb"],
  ["found", "find verb"],
  ["lay", "lay verb, lie verb"],
  ["shot", "shoot verb"],
  ["left", "leave verb, left adjective, left adverb, left noun"],
  ["leaves", "leaf noun, leave verb"],
  ["lives", "life noun"],
  ["mice", "mouse noun"],
  ["criteria", "criterion noun"],
  ["policemen", "policeman noun"],
  ["boxes", "box noun"],
  ["babies", "baby noun"],
  ["potatoes", "potato noun"],
  ["wives", "wife noun"],
  ["glasses", "glass noun"],
  ["news", "news noun"],
  ["bus", "bus noun"],
  ["bosses", "boss noun"],
  ["bigger", "big adjective"],
  ["nicest", "nice adjective"],
  ["happier", "happy adjective"],
  ["better", "good adjective, well adverb"],
  ["worst", "bad adjective, badly adverb"],
  ["number", ""],
  ["ex-wives", "ex-wife noun"],
  ["ex-wife", "ex-wife noun"],
  ["two-year-old", "two-year-old adjective, two-year-old noun"],
  ["thousands", "thousand number"],
  ["ninety-nine", "ninety-nine number"],
  ["blorp", ""],
])("%s may be: %s", (form, expected) => {
  const { candidates } = analyseForm(form, dictionary);
  expect([...new Set(candidates.map(({ lemma, tag }) => `${lemma} ${tag}`))].sort().join(", ")).toBe(expected);
});

it("gives closed words no open readings, except those that have one", () => {
  expect(analyseForm("the", dictionary)).toMatchObject({ closed: ["determiner"], candidates: [] });
  expect(analyseForm("up", dictionary).candidates).toMatchObject([{ lemma: "up", tag: "adverb" }]);
});
