import { expect, test } from "vitest";
import { meanings, texts } from "../../../tests/factories/translated.ts";
import { checkLexicon, findMisplaced } from "./check-lexicon.ts";
import type { LexiconEntry, Sense } from "./entry.ts";
import { wordId } from "./word-id.ts";

const sense: Sense = {
  level: 1,
  meanings: meanings({ tr: ["yürümek"], es: ["caminar", "andar"] }),
  definition: "to go on foot",
  synonyms: [],
  ipa: "wɔk",
  registers: [],
  cognates: [],
  falseFriends: texts(),
  pattern: "",
  clues: [],
  example: "",
  translations: texts(),
  notes: texts(),
};

type Override = Partial<Pick<LexiconEntry, "id" | "phrase" | "partOfSpeech"> & Sense>;

/** An entry of a sense each, from line 2 on. */
function problemsOf(...overrides: Override[]): string[] {
  const placed = overrides.map((override, index) => {
    const { id = wordId("walk", "verb"), phrase = "walk", partOfSpeech = "verb", ...fields } = override;
    const first = { ...sense, ...fields };
    const entry = { ...first, id, phrase, partOfSpeech, isAcademic: false, splits: false, senses: [first] };
    return { entry, file: "a.tsv", line: index + 2 };
  });
  return checkLexicon(placed).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test("a sound entry has no problem", () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[Override, string]>([
  [{ meanings: { ...sense.meanings, tr: [] } }, "No tr meaning."],
  [{ meanings: { ...sense.meanings, es: ["a", "b", "c", "d", "e"] } }, "More than 4 es meanings."],
  [{ meanings: { ...sense.meanings, tr: ["yürümek", "yürümek"] } }, "A tr meaning stands twice."],
  [{ meanings: { ...sense.meanings, tr: ["walking"] } }, "“walking” has letters that tr does not have."],
  [{ meanings: { ...sense.meanings, es: ["yürümek şu"] } }, "“yürümek şu” has letters that es does not have."],
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
  [{ clues: ["_"] }, "Clue: “_” has no word beside it."],
  [{ clues: ["#cooking"] }, "Clue: “#cooking” names no topic."],
  [{ clues: ["_ . SB"] }, "Clue: “_ . SB” can never match: it has a slot behind punctuation."],
  [
    { phrase: "walk out", clues: ["=walked out"], example: "He walked out." },
    "Clue: “=walked out” can never match: it says “out” behind a form, which stands for all of “walk out”.",
  ],
  [{ example: "He walks." }, "The example has 2 words; 3 to 14."],
  [{ example: "He walks home", translations: texts({ tr: "Gider.", es: "Va." }) }, "“He walks home” has no full stop."],
  [
    { example: "He walks home.", translations: texts({ tr: "Eve yürür." }) },
    "The example is translated into some languages only.",
  ],
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

test("an entry in the file of another letter or out of order is told", () => {
  const place = (phrase: string, file: string, line: number) => ({
    entry: {
      ...sense,
      id: line,
      phrase,
      partOfSpeech: "noun" as const,
      isAcademic: false,
      splits: false,
      senses: [sense],
    },
    file,
    line,
  });
  const placed = [
    place("go", "g.tsv", 2),
    place("goal", "g.tsv", 3),
    place("go on", "g.tsv", 4),
    place("I", "i.tsv", 2),
    place("hat", "i.tsv", 3),
  ];
  expect(findMisplaced(placed)).toEqual([
    { file: "g.tsv", line: 4, message: "go on: In alphabetical order this comes before goal." },
    { file: "i.tsv", line: 3, message: "hat: This entry belongs in h.tsv." },
  ]);
});

test("a fault of a further sense is told with its line, and senses must differ", () => {
  const senses = [sense, { ...sense, meanings: { ...sense.meanings, tr: [] }, definition: "to take a dog out" }, sense];
  const entry = { ...sense, id: 1, phrase: "walk", partOfSpeech: "verb" as const, isAcademic: false, splits: false };
  expect(checkLexicon([{ entry: { ...entry, senses }, file: "a.tsv", line: 2 }])).toEqual([
    { file: "a.tsv", line: 3, message: "walk: No tr meaning." },
    { file: "a.tsv", line: 2, message: "walk: Two senses have the same definition." },
  ]);
});
