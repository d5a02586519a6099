import { expect, test } from "vitest";
import { meanings, texts } from "../../../tests/factories/translated.ts";
import type { ShownSense } from "../lexicon/entry.ts";
import { listedWord } from "./catalogue.ts";
import { inSenseHere, sensesHere } from "./senses-here.ts";

const sense = (tr: string): ShownSense => ({
  level: 1,
  meanings: meanings({ tr: [tr], es: [`${tr} (es)`] }),
  definition: `means ${tr}`,
  synonyms: [],
  registers: [],
  pattern: "",
  example: "",
  translations: texts(),
  notes: texts(),
});

const senses = [sense("koşmak"), sense("kaçmak"), sense("yönetmek")];
const alike = { cognates: [], falseFriends: texts() };
const run = listedWord(
  { ...sense("koşmak"), ...alike, id: 7, phrase: "run", partOfSpeech: "verb", ipa: "rʌn", senses },
  5,
);

test("without counts the senses stand in the lexicon's order, and all uses are of the first", () => {
  expect(sensesHere(run).map(({ id, count }) => [id, count])).toEqual([
    [1, 5],
    [2, 0],
    [3, 0],
  ]);
  expect(inSenseHere(run)).toBe(run);
});

test("the sense meant most often here comes first; of two as frequent the more usual one", () => {
  const here = { ...run, senseCounts: [1, 0, 4] };
  expect(sensesHere(here).map(({ id, count }) => [id, count])).toEqual([
    [3, 4],
    [1, 1],
    [2, 0],
  ]);
  expect(inSenseHere(here)).toMatchObject({
    meanings: { tr: ["yönetmek"] },
    definition: "means yönetmek",
    phrase: "run",
  });
  expect(sensesHere({ ...run, senseCounts: [2, 2] }).map(({ id }) => id)).toEqual([1, 2, 3]);
});
