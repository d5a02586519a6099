import { expect, test } from "vitest";
import type { Level } from "../lexicon/level.ts";
import { type Locale, locales } from "../locale/locale.ts";
import { flagKnown } from "./coverage.ts";
import { createCoverageIndex, type EpisodeTokens } from "./coverage-index.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Candidate, findCandidates, lastEvening, likelyLevelOf, rankCandidates, type Wish } from "./tonight.ts";

type Said = { readonly id: number; readonly tokens: number; readonly first: number };

function episode(said: readonly Said[], episodeId = 1): EpisodeTokens {
  return {
    titleId: 1,
    seasonId: 1,
    episodeId,
    isPremium: false,
    runningWords: 1_000,
    unjudgedWords: 0,
    wordIds: said.map(({ id }) => id),
    tokens: said.map(({ tokens }) => tokens),
    firsts: said.map(({ first }) => first),
  };
}

const levelOf: Readonly<Record<number, Level>> = { 11: 1, 12: 2, 13: 3, 14: 4, 15: 5, 16: 3 };
const everywhere: readonly Locale[] = locales;

function candidatesOf(
  episodes: readonly EpisodeTokens[],
  knowledge: Partial<Knowledge> = {},
  wish: Partial<Wish> = {},
  languagesOf: (id: number) => readonly Locale[] = () => everywhere,
): Candidate[] {
  const index = createCoverageIndex(episodes, (id) => {
    const level = levelOf[id];
    return level && { level, languages: languagesOf(id) };
  });
  const flags = flagKnown(index, { wordIds: [], unknownIds: [], level: 0, ...knowledge });
  return findCandidates(index, index.episodes, flags, { language: "tr", skipped: new Set(), ...wish });
}

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ wordId }) => wordId);

const one = episode([
  { id: 11, tokens: 9, first: 40 },
  { id: 13, tokens: 4, first: 30 },
  { id: 15, tokens: 2, first: 20 },
]);

test("what is known by a mark or by the level is no candidate; what is marked as not known is", () => {
  expect(idsOf(candidatesOf([one]))).toEqual([11, 13, 15]);
  expect(idsOf(candidatesOf([one], { wordIds: [13] }))).toEqual([11, 15]);
  expect(idsOf(candidatesOf([one], { level: 3 }))).toEqual([15]);
  expect(idsOf(candidatesOf([one], { level: 3, unknownIds: [11] }))).toEqual([11, 15]);
});

test("words that were put off, and words without a meaning in the language, are left out", () => {
  expect(idsOf(candidatesOf([one], {}, { skipped: new Set([11, 99]) }))).toEqual([13, 15]);
  const languagesOf = (id: number): readonly Locale[] => (id === 13 ? ["en", "es"] : ["tr", "en"]);
  expect(idsOf(candidatesOf([one], {}, {}, languagesOf))).toEqual([11, 15]);
  expect(idsOf(candidatesOf([one], {}, { language: "es" }, languagesOf))).toEqual([13]);
  expect(idsOf(candidatesOf([one], {}, { language: "en" }, languagesOf))).toEqual([11, 13, 15]);
});

test("over several episodes a word gains what it lifts in all, and is said first in the first of them", () => {
  const second = episode(
    [
      { id: 13, tokens: 3, first: 5 },
      { id: 12, tokens: 1, first: 1 },
    ],
    2,
  );
  expect(candidatesOf([one, second])).toEqual([
    { wordId: 11, gain: 9, level: 1, firstSaid: 40 },
    { wordId: 13, gain: 7, level: 3, firstSaid: 30 },
    { wordId: 15, gain: 2, level: 5, firstSaid: 20 },
    { wordId: 12, gain: 1, level: 2, firstSaid: 65_537 },
  ]);
});

function rankedIds(said: readonly Said[], likely: Level): number[] {
  return idsOf(rankCandidates(candidatesOf([episode(said)]), likely));
}

test("running words come before all else", () => {
  const said = [
    { id: 13, tokens: 3, first: 1 },
    { id: 15, tokens: 8, first: 900 },
  ];
  expect(rankedIds(said, 3)).toEqual([15, 13]);
});

test("of words that lift as much the nearest to the likely level comes first, then the easier, then the earlier", () => {
  const said = [
    { id: 11, tokens: 2, first: 1 },
    { id: 14, tokens: 2, first: 2 },
    { id: 16, tokens: 2, first: 30 },
    { id: 12, tokens: 2, first: 3 },
    { id: 13, tokens: 2, first: 40 },
  ];
  // Distances to 3: 16 and 13 none, 12 and 14 one, 11 two; 16 is said before 13.
  expect(rankedIds(said, 3)).toEqual([16, 13, 12, 14, 11]);
  expect(rankedIds(said, 5)).toEqual([14, 16, 13, 12, 11]);
});

test("the likely level is the one above the chosen, else the mean of what is marked, rounded up", () => {
  expect([1, 2, 4, 5].map((level) => likelyLevelOf(level as Level, [1, 1]))).toEqual([2, 3, 5, 5]);
  expect(likelyLevelOf(0, [])).toBe(1);
  expect(likelyLevelOf(0, [1, 1, 1])).toBe(1);
  expect(likelyLevelOf(0, [1, 2, 2])).toBe(2); // 5 / 3
  expect(likelyLevelOf(0, [0, 3, 4])).toBe(4); // 7 / 2; a word without a level says nothing
});

test("the evening is the last day on which words of the list were answered, what was missed first", () => {
  const answered = (wordId: number, day: string, isMissed = false) => ({ wordId, day, isMissed });
  const log = [
    answered(1, "2026-03-02"),
    answered(2, "2026-03-03"),
    answered(3, "2026-03-03", true),
    answered(9, "2026-03-04"),
  ];
  expect(lastEvening(log, (id) => id < 9)).toEqual({
    day: "2026-03-03",
    words: [
      { wordId: 3, isMissed: true },
      { wordId: 2, isMissed: false },
    ],
  });
  expect(lastEvening(log, (id) => id > 9)).toBeUndefined();
});

test("a word is as hard as for who speaks the language: a cognate a level lower, a false friend a level higher", () => {
  const index = createCoverageIndex([one], (id) => {
    const level = levelOf[id];
    return (
      level && { level, languages: everywhere, easierIn: id === 13 ? ["es"] : [], harderIn: id === 11 ? ["tr"] : [] }
    );
  });
  const flags = flagKnown(index, { wordIds: [], unknownIds: [], level: 0 });
  const levelsIn = (language: Locale) =>
    findCandidates(index, index.episodes, flags, { language, skipped: new Set() }).map(({ level }) => level);
  // 11 is of A1, 13 of B1, 15 of C1.
  expect(levelsIn("en")).toEqual([1, 3, 5]);
  expect(levelsIn("es")).toEqual([1, 2, 5]);
  expect(levelsIn("tr")).toEqual([2, 3, 5]);
});
