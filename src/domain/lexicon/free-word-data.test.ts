import { expect, test } from "vitest";
import { readFreeWordData } from "./free-word-data.ts";

const forms = ["the\t3\t\t", "jack\t397\t1\tnv", "leave\t204\t\tvn", "aardvark\t\t\tn", "better\t160\t\tarvn"].join(
  "\n",
);
const definitions = [
  "aardvark%n\tan animal\t\tˈɑrdvɑrk",
  "leave%n\ttime away from work\tholiday;break\tliv",
  "leave%v\tgo away\t\tliv",
  "zoo%n\ta park with animals\t\tzu",
].join("\n");
const data = readFreeWordData(forms, new TextEncoder().encode(definitions));

test("rank, capital and ordered parts of speech are unpacked", () => {
  expect(data.rank("leave")).toBe(204);
  expect(data.rank("aardvark")).toBeUndefined();
  expect(data.rank("nonsuch")).toBeUndefined();
  expect(data.isMostlyCapitalised("jack")).toBe(true);
  expect(data.isMostlyCapitalised("leave")).toBe(false);
  expect(data.partsOfSpeech("leave")).toEqual(["verb", "noun"]);
  expect(data.partsOfSpeech("better")).toEqual(["adjective", "adverb", "verb", "noun"]);
  expect(data.partsOfSpeech("the")).toEqual([]);
  expect(data.partsOfSpeech("nonsuch")).toEqual([]);
});

test("every line of the definitions is found, first and last too, and nothing else", () => {
  expect(data.describe("aardvark", "noun")?.definition).toBe("an animal");
  expect(data.describe("leave", "noun")).toEqual({
    definition: "time away from work",
    synonyms: ["holiday", "break"],
    ipa: "liv",
  });
  expect(data.describe("leave", "verb")?.definition).toBe("go away");
  expect(data.describe("zoo", "noun")?.ipa).toBe("zu");
  expect(data.describe("leave", "adverb")).toBeUndefined();
  expect(data.describe("lea", "noun")).toBeUndefined();
  expect(data.describe("zzz", "noun")).toBeUndefined();
});
