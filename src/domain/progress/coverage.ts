import type { Level } from "../lexicon/level.ts";
import type { CoverageIndex, IndexedEpisode } from "./coverage-index.ts";

/** What somebody knows: words one by one, and all up to a level (0 for none). */
export type Knowledge = { readonly wordIds: Iterable<number>; readonly level: Level | 0 };

/** Running words of some episodes, and how many of them somebody knows. */
export type Coverage = { readonly runningWords: number; readonly knownWords: number };

/** For each word of the index, by its number: 1 where it counts as known. */
export type KnownFlags = Uint8Array;

export function flagKnown({ numbers, levels }: CoverageIndex, { wordIds, level }: Knowledge): KnownFlags {
  const flags = levels.map((of) => (of > 0 && of <= level ? 1 : 0));
  for (const id of wordIds) {
    const number = numbers.get(id);
    if (number !== undefined) flags[number] = 1;
  }
  return flags;
}

/**
 * Every running word counts as known but for those that a list's unknown words cover: words of closed classes, names,
 * digits and sounds are no items of a list, since nobody has to learn them.
 */
export function measureCoverage(episodes: readonly IndexedEpisode[], flags: KnownFlags): Coverage {
  let runningWords = 0;
  let unknown = 0;
  for (const episode of episodes) {
    runningWords += episode.runningWords;
    const { words, tokens } = episode;
    for (let at = 0; at < words.length; at += 1) {
      if (flags[words[at] ?? 0] === 0) unknown += tokens[at] ?? 0;
    }
  }
  return { runningWords, knownWords: Math.max(0, runningWords - unknown) };
}

/** Between 0 and 1; of what says nothing everything is understood. */
export function shareOf({ runningWords, knownWords }: Coverage): number {
  return runningWords === 0 ? 1 : knownWords / runningWords;
}

export type ShortestList = {
  /** Those that are said most come first. */
  readonly wordIds: readonly number[];
  /** With these words known too. */
  readonly coverage: Coverage;
};

/**
 * The fewest unknown words that, once known, lift the coverage of some episodes to a target in percent. Each word costs
 * the same and adds its own running words, which no other word covers; so any k words add at most what the k with most
 * running words add, and taking these until the target is reached takes the fewest. Among equals the easier word comes
 * first. Where the target is reached already the list is empty.
 */
export function findShortestList(
  index: CoverageIndex,
  episodes: readonly IndexedEpisode[],
  flags: KnownFlags,
  targetPercent: number,
): ShortestList {
  const { runningWords, knownWords } = measureCoverage(episodes, flags);
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
  // In whole numbers: a share in floating point may stop a word early or late.
  for (const [word, gain] of [...gains].sort(rank)) {
    if (known * 100 >= targetPercent * runningWords) break;
    wordIds.push(ids[word] ?? 0);
    known += gain;
  }
  return { wordIds, coverage: { runningWords, knownWords: Math.min(known, runningWords) } };
}
