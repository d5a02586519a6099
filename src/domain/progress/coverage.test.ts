import fc from "fast-check";
import { expect, test } from "vitest";
import type { Level } from "../lexicon/level.ts";
import { findShortestList, flagKnown, flagLearning, measureCoverage, shareOf } from "./coverage.ts";
import { createCoverageIndex, type EpisodeTokens } from "./coverage-index.ts";
import type { Knowledge } from "./knowledge.ts";

function said(runningWords: number, tokens: Readonly<Record<number, number>>, episodeId = 1): EpisodeTokens {
  return {
    titleId: 1,
    seasonId: 1,
    episodeId,
    isPremium: false,
    runningWords,
    unjudgedWords: 0,
    wordIds: Object.keys(tokens).map(Number),
    tokens: Object.values(tokens),
    firsts: Object.keys(tokens).map(() => 0),
  };
}

const levels: Readonly<Record<number, Level>> = { 11: 1, 12: 2, 13: 3, 14: 5 };

function indexOf(...episodes: readonly EpisodeTokens[]) {
  return createCoverageIndex(episodes, (id) => {
    const level = levels[id];
    return level && { level, languages: [] };
  });
}

function coverageOf(episodes: readonly EpisodeTokens[], knowledge: Partial<Knowledge>) {
  const index = indexOf(...episodes);
  const whole: Knowledge = { wordIds: [], unknownIds: [], level: 0, ...knowledge };
  return measureCoverage(index.episodes, flagKnown(index, whole), flagLearning(index, whole));
}

/** Of 100 running words 60 are articles, names and the like; the rest are four words of a list. */
const episode = said(100, { 11: 20, 12: 10, 13: 6, 14: 4 });

test("who knows no word still understands what is no item of a list", () => {
  expect(coverageOf([episode], {})).toEqual({ runningWords: 100, knownWords: 60, learningWords: 0, unjudgedWords: 0 });
});

test("each known word adds the running words that it covers", () => {
  expect(coverageOf([episode], { wordIds: [11, 13] })).toEqual({
    runningWords: 100,
    knownWords: 86,
    learningWords: 0,
    unjudgedWords: 0,
  });
  expect(shareOf(coverageOf([episode], { wordIds: [11, 12, 13, 14, 99] }))).toBe(1);
});

test("words that no dictionary knows are unknown, and counted", () => {
  const strange = { ...episode, unjudgedWords: 3 };
  expect(coverageOf([strange], {})).toEqual({ runningWords: 100, knownWords: 57, learningWords: 0, unjudgedWords: 3 });
  const all = coverageOf([strange, episode], { wordIds: [11, 12, 13, 14] });
  expect(all).toEqual({ runningWords: 200, knownWords: 197, learningWords: 0, unjudgedWords: 3 });
});

test("up to a level words count as known, also those that are marked besides", () => {
  expect(coverageOf([episode], { level: 2 }).knownWords).toBe(90);
  expect(coverageOf([episode], { level: 2, wordIds: [12, 14] }).knownWords).toBe(94);
});

test("a word that is marked as not known is not, whatever the level", () => {
  expect(coverageOf([episode], { level: 2, unknownIds: [11] }).knownWords).toBe(70);
  expect(coverageOf([episode], { level: 2, wordIds: [11], unknownIds: [11] }).knownWords).toBe(90);
});

test("a word without a level is of none", () => {
  expect(coverageOf([said(10, { 50: 4 })], { level: 5 }).knownWords).toBe(6);
});

test("several episodes count by what is said in them, not each the same", () => {
  const share = shareOf(coverageOf([episode, said(300, { 11: 30 }, 2)], { wordIds: [11] }));
  expect(share).toBe((80 + 300) / 400);
});

test("of a file that says nothing everything is understood", () => {
  expect(shareOf(coverageOf([said(0, {})], {}))).toBe(1);
});

function shortestOf(episodes: readonly EpisodeTokens[], knowledge: Partial<Knowledge>, target = 95) {
  const index = indexOf(...episodes);
  const flags = flagKnown(index, { wordIds: [], unknownIds: [], level: 0, ...knowledge });
  return findShortestList(index, index.episodes, flags, target);
}

test("the shortest list takes the most said first and stops at the target", () => {
  const { wordIds, coverage } = shortestOf([episode], {});
  expect(wordIds).toEqual([11, 12, 13]); // 60 + 20 + 10 + 6 = 96; two give 90
  expect(coverage).toEqual({ runningWords: 100, knownWords: 96, learningWords: 0, unjudgedWords: 0 });
});

test("it stops where the target is met exactly, and is empty where it was met already", () => {
  expect(shortestOf([said(100, { 11: 5, 12: 5 })], {}).wordIds).toEqual([11]);
  expect(shortestOf([said(100, { 11: 5 })], {}).wordIds).toEqual([]);
});

test("what is known already is no part of it", () => {
  expect(shortestOf([episode], { wordIds: [11] }).wordIds).toEqual([12, 13]);
});

test("over several episodes a word counts with all that it covers", () => {
  const episodes = [said(20, { 12: 2, 13: 3 }), said(20, { 12: 2, 14: 3 }, 2)];
  expect(shortestOf(episodes, {}, 85).wordIds).toEqual([12]);
});

test("among words that are said as often the easier comes first", () => {
  expect(shortestOf([said(40, { 14: 4, 12: 4 })], {}, 90).wordIds).toEqual([12]);
});

/** The fewest words by trying every choice of them. */
function fewestByTrying(tokens: readonly number[], deficit: number): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** tokens.length; choice += 1) {
    const chosen = tokens.filter((_, at) => (choice >> at) & 1);
    if (chosen.reduce((sum, gain) => sum + gain, 0) >= deficit) fewest = Math.min(fewest, chosen.length);
  }
  return fewest;
}

test("no shorter list reaches the target, whatever is said and known", () => {
  const words = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(words, fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 100 }), (tokens, other, target) => {
      const running = tokens.reduce((sum, gain) => sum + gain, other);
      const { wordIds, coverage } = shortestOf([said(running, { ...tokens })], {}, target);
      const deficit = (target * running) / 100 - other;
      expect(wordIds).toHaveLength(fewestByTrying(tokens, deficit));
      expect(coverage.knownWords * 100).toBeGreaterThanOrEqual(target * running);
    }),
  );
});
