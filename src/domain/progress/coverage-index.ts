import type { Level } from "../lexicon/level.ts";

/** The words of one episode (or a movie's file) with the running words (`tokens`) of each, in the order of `wordIds`. */
export type EpisodeTokens = {
  readonly titleId: number;
  /** Null for a movie. */
  readonly seasonId: number | null;
  readonly episodeId: number;
  /** For premium members. */
  readonly isPremium: boolean;
  /** Running words of all kinds. */
  readonly runningWords: number;
  readonly wordIds: readonly number[];
  readonly tokens: readonly number[];
};

/** An episode with its words as numbers in the index. */
export type IndexedEpisode = Omit<EpisodeTokens, "wordIds" | "tokens"> & {
  readonly words: Uint32Array;
  readonly tokens: Uint32Array;
};

/**
 * The data for coverage, small enough to keep in memory (8 bytes per word of an episode: 15 MB for 2,000 episodes): the
 * coverage of all titles is then computed without the database.
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
  episodeTokens: readonly EpisodeTokens[],
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
  const episodes = episodeTokens.map(({ wordIds, tokens, ...place }) => ({
    ...place,
    words: Uint32Array.from(wordIds, numberOf),
    tokens: Uint32Array.from(tokens),
  }));
  return { ids, numbers, levels: Uint8Array.from(ids, (id) => levelOf(id) ?? 0), episodes };
}
