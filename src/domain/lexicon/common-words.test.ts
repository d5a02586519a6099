import { expect, test } from "vitest";
import { commonEntries } from "./common-words.ts";

const ranks: Readonly<Record<string, number>> = { get: 1, may: 2, boat: 30, record: 40 };
const rank = (form: string) => ranks[form];

const entry = (phrase: string, partOfSpeech = "noun") => ({ phrase, partOfSpeech });

test("the most frequent words come first, each with all its entries; phrases and the rarest are left out", () => {
  const entries = [
    entry("record"),
    entry("zarf"),
    entry("boat"),
    entry("get", "verb"),
    entry("give up", "phrasal verb"),
    entry("May"),
    entry("record", "verb"),
  ];
  const texts = (count: number) =>
    commonEntries(entries, rank, count).map(({ phrase, partOfSpeech }) => `${phrase} ${partOfSpeech}`);
  expect(texts(4)).toEqual(["get verb", "May noun", "boat noun", "record noun", "record verb"]);
  expect(texts(9).at(-1)).toBe("zarf noun");
});

test("a noun that looks like a modal verb is as rare as a word without a rank", () => {
  const ranked = commonEntries([entry("can"), entry("boat"), entry("will")], () => 7, 1);
  expect(ranked.map(({ phrase }) => phrase)).toEqual(["boat"]);
});
