import { describe, expect, test } from "vitest";
import type { ListedWord } from "./arrange-words.ts";
import { countByLevel, createWordMatcher, firstSorts, rangeBetween, sortWords } from "./arrange-words.ts";

function wordOf(phrase: string, fields: Partial<ListedWord> = {}): ListedWord {
  return {
    id: phrase.length * 1000 + phrase.charCodeAt(0),
    phrase,
    ipa: "",
    partOfSpeech: "",
    mean: "",
    definition: "",
    level: 1,
    count: 1,
    first: Number.POSITIVE_INFINITY,
    place: 0,
    ...fields,
  };
}

const umbrella = wordOf("umbrella", { mean: "şemsiye", level: 2, count: 5, first: 90, place: 2 });
const ferry = wordOf("ferry", { mean: "vapur; feribot", level: 3, count: 5, first: 12, place: 0 });
const rain = wordOf("rain", { mean: "YAĞMUR ışığı", level: 1, count: 9, first: 40, place: 3 });
const zeal = wordOf("zeal", { level: 5, place: 1 });
const words = [umbrella, ferry, rain, zeal];

describe("sortWords", () => {
  test.each([
    ["phrase", ["ferry", "rain", "umbrella", "zeal"]],
    ["level", ["rain", "umbrella", "ferry", "zeal"]],
    ["count", ["rain", "ferry", "umbrella", "zeal"]],
    ["first", ["ferry", "rain", "umbrella", "zeal"]],
    ["place", ["ferry", "zeal", "umbrella", "rain"]],
  ] as const)("by %s", (by, phrases) => {
    expect(sortWords(words, firstSorts[by]).map(({ phrase }) => phrase)).toEqual(phrases);
  });

  test("the other way round equal words keep their own order", () => {
    const ascending = sortWords(words, { by: "count", isDescending: false });
    expect(ascending.map(({ phrase }) => phrase)).toEqual(["zeal", "ferry", "umbrella", "rain"]);
  });

  test("leaves the given list alone", () => {
    sortWords(words, firstSorts.phrase);
    expect(words[0]).toBe(umbrella);
  });
});

describe("createWordMatcher", () => {
  const match = createWordMatcher(words);

  test("shows all without a filter", () => {
    expect(match({ query: " ", levels: [] }).size).toBe(4);
  });

  test.each([
    ["FERR", [ferry]],
    ["semsiye", [umbrella]],
    ["yagmur isigi", [rain]],
    ["r", [umbrella, ferry, rain]],
    ["xyz", []],
  ])("finds %s in phrases and meanings", (query, found) => {
    expect(match({ query, levels: [] })).toEqual(new Set(found.map(({ id }) => id)));
  });

  test("shows the picked levels, and both conditions must hold", () => {
    expect(match({ query: "", levels: [1, 3] })).toEqual(new Set([ferry.id, rain.id]));
    expect(match({ query: "vapur", levels: [1] }).size).toBe(0);
  });

  test("does not find across a phrase and its meaning", () => {
    expect(match({ query: "ferryvapur", levels: [] }).size).toBe(0);
  });
});

test("countByLevel counts from level 1 to 5", () => {
  expect(countByLevel(words)).toEqual([1, 1, 1, 0, 1]);
});

test("rangeBetween takes both ends, whichever way one goes", () => {
  expect(rangeBetween(words, ferry.id, zeal.id)).toEqual([ferry.id, rain.id, zeal.id]);
  expect(rangeBetween(words, zeal.id, ferry.id)).toEqual([ferry.id, rain.id, zeal.id]);
  expect(rangeBetween(words, ferry.id, ferry.id)).toEqual([ferry.id]);
  expect(rangeBetween(words, 1, ferry.id)).toEqual([]);
});
