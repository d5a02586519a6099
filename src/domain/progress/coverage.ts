import type { CoverageIndex, IndexedEpisode } from "./coverage-index.ts";
import { createKnownRule, type Knowledge } from "./knowledge.ts";

/** Running words of some episodes, how many of them are known, and of the others those that are being learnt or unjudged. */
export type Coverage = {
  readonly runningWords: number;
  readonly knownWords: number;
  readonly learningWords: number;
  /** No dictionary knows them. */
  readonly unjudgedWords: number;
};

/** By the number of each word in the index: 1 where it counts as known, else 0. */
export type KnownFlags = Uint8Array;

/** The same: 1 where it is being learnt, known or not. */
export type LearningFlags = Uint8Array;

export function flagLearning({ ids, numbers }: CoverageIndex, { learningIds = [] }: Knowledge): LearningFlags {
  const flags = new Uint8Array(ids.length);
  for (const id of learningIds) {
    const number = numbers.get(id);
    if (number !== undefined) flags[number] = 1;
  }
  return flags;
}

export function flagKnown({ ids, levels }: CoverageIndex, knowledge: Knowledge): KnownFlags {
  const knownBy = createKnownRule(knowledge);
  return levels.map((level, number) => (knownBy(ids[number] ?? 0, level) === undefined ? 0 : 1));
}

/**
 * Every running word counts as known except those of unknown headwords and those that no dictionary knows: closed-class
 * words, names, digits and sounds are not in word lists and need not be learned.
 */
export function measureCoverage(
  episodes: readonly IndexedEpisode[],
  flags: KnownFlags,
  learning: LearningFlags,
): Coverage {
  let runningWords = 0;
  let unknown = 0;
  let learningWords = 0;
  let unjudgedWords = 0;
  for (const episode of episodes) {
    runningWords += episode.runningWords;
    unjudgedWords += episode.unjudgedWords;
    const { words, tokens } = episode;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      if (flags[word] !== 0) continue;
      unknown += tokens[at] ?? 0;
      if (learning[word] === 1) learningWords += tokens[at] ?? 0;
    }
  }
  const knownWords = Math.max(0, runningWords - unknown - unjudgedWords);
  return { runningWords, knownWords, learningWords, unjudgedWords };
}

/** Between 0 and 1; 1 without any running words. */
export function shareOf({ runningWords, knownWords }: Pick<Coverage, "runningWords" | "knownWords">): number {
  return runningWords === 0 ? 1 : knownWords / runningWords;
}

/** The share of words that are being learnt, which comes on top of the known one. */
export function learningShareOf({ runningWords, learningWords }: Coverage): number {
  return runningWords === 0 ? 0 : learningWords / runningWords;
}

export type ShortestList = {
  /** Most frequent first. */
  readonly wordIds: readonly number[];
  /** With these words known as well. */
  readonly coverage: Coverage;
};

/**
 * The fewest unknown words that raise the coverage of some episodes to a target in percent. Each word adds its own running
 * words, which no other word covers, so any k words add at most as much as the k most frequent ones: taking the most
 * frequent until the target is reached takes the fewest. Of equally frequent words the easier comes first. Empty where the
 * target is reached already.
 */
export function findShortestList(
  index: CoverageIndex,
  episodes: readonly IndexedEpisode[],
  flags: KnownFlags,
  targetPercent: number,
): ShortestList {
  const before = measureCoverage(episodes, flags, new Uint8Array(flags.length));
  const { runningWords, knownWords } = before;
  const { ids, levels } = index;
  const gains = new Map<number, number>();
  for (const { words, tokens } of episodes) {
    for (const [at, word] of words.entries()) {
      if (flags[word] === 0) gains.set(word, (gains.get(word) ?? 0) + (tokens[at] ?? 0));
    }
  }
  const rank = ([a, gainA]: [number, number], [b, gainB]: [number, number]) =>
    gainB - gainA || (levels[a] ?? 0) - (levels[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
  const wordIds: number[] = [];
  let known = knownWords;
  // In integers: rounding errors could add or drop a word.
  for (const [word, gain] of [...gains].sort(rank)) {
    if (known * 100 >= targetPercent * runningWords) break;
    wordIds.push(ids[word] ?? 0);
    known += gain;
  }
  return { wordIds, coverage: { ...before, knownWords: Math.min(known, runningWords) } };
}
