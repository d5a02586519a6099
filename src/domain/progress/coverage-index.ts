import type { Level } from "../lexicon/level.ts";

/** What one episode (or a movie's file) says; `tokens` are the running words of each word, in the order of `wordIds`. */
export type SaidWords = {
  readonly titleId: number;
  /** Null for a movie. */
  readonly seasonId: number | null;
  readonly episodeId: number;
  /** Its words are for premium users. */
  readonly isPremium: boolean;
  /** Running words of all kinds. */
  readonly runningWords: number;
  readonly wordIds: readonly number[];
  readonly tokens: readonly number[];
};

/** An episode with its words by their numbers in the index. */
export type IndexedEpisode = Omit<SaidWords, "wordIds" | "tokens"> & {
  readonly words: Uint32Array;
  readonly tokens: Uint32Array;
};

/**
 * All that coverage is worked out from, so small (8 bytes a word of an episode: 15 MB for 2,000 episodes) that it is
 * kept in memory: a person's coverage of everything is then a walk through it, without the database.
 */
export type CoverageIndex = {
  /** Word ids by number. */
  readonly ids: readonly number[];
  readonly numbers: ReadonlyMap<number, number>;
  /** Levels by number; 0 where the level is not known. */
  readonly levels: Uint8Array;
  readonly episodes: readonly IndexedEpisode[];
};

export function createCoverageIndex(
  said: readonly SaidWords[],
  levelOf: (wordId: number) => Level | undefined,
): CoverageIndex {
  const ids: number[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (id: number): number => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, ids.length);
    return ids.push(id) - 1;
  };
  const episodes = said.map(({ wordIds, tokens, ...place }) => ({
    ...place,
    words: Uint32Array.from(wordIds, numberOf),
    tokens: Uint32Array.from(tokens),
  }));
  return { ids, numbers, levels: Uint8Array.from(ids, (id) => levelOf(id) ?? 0), episodes };
}
