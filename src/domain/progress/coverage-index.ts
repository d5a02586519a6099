import { levels as allLevels, type Level } from "../lexicon/level.ts";
import { steppedLevel } from "../lexicon/level-for.ts";
import { type ListLanguage, listLanguages } from "../locale/meaning-language.ts";

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
  /** Of these, the ones that no dictionary knows. */
  readonly unjudgedWords: number;
  readonly wordIds: readonly number[];
  readonly tokens: readonly number[];
  /** When each is said first, in seconds from the start of the file. */
  readonly firsts: readonly number[];
};

/**
 * What the index needs of a word: its level, the languages in which it has a meaning (a definition in English), and in which
 * it is easier or harder than that.
 */
export type WordFacts = {
  readonly level: Level;
  readonly languages: readonly ListLanguage[];
  readonly easierIn?: readonly ListLanguage[];
  readonly harderIn?: readonly ListLanguage[];
};

/** How languages are kept in a byte: it has room for eight. */
export const languageBit = (language: ListLanguage): number => 1 << listLanguages.indexOf(language);

/** The latest time that is kept, 18 hours. */
const lastSecond = 2 ** 16 - 1;

/** An episode with its words as numbers in the index. */
export type IndexedEpisode = Omit<EpisodeTokens, "wordIds" | "tokens" | "firsts"> & {
  readonly words: Uint32Array;
  readonly tokens: Uint32Array;
  readonly firsts: Uint16Array;
};

/**
 * The data for coverage, small enough to keep in memory (10 bytes per word of an episode: 18 MB for 2,000 episodes): the
 * coverage of all titles is then computed without the database.
 */
export type CoverageIndex = {
  /** Word ids by number. */
  readonly ids: readonly number[];
  readonly numbers: ReadonlyMap<number, number>;
  /** Levels by number; 0 where the level is not known. */
  readonly levels: Uint8Array;
  /** By number, the sum of the bits of its languages; of those in which it is easier, and of those in which it is harder. */
  readonly languages: Uint8Array;
  readonly easierIn: Uint8Array;
  readonly harderIn: Uint8Array;
  readonly episodes: readonly IndexedEpisode[];
};

export function createCoverageIndex(
  episodeTokens: readonly EpisodeTokens[],
  factsOf: (wordId: number) => WordFacts | undefined,
): CoverageIndex {
  const ids: number[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (id: number): number => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, ids.length);
    return ids.push(id) - 1;
  };
  const episodes = episodeTokens.map(({ wordIds, tokens, firsts, ...place }) => ({
    ...place,
    words: Uint32Array.from(wordIds, numberOf),
    tokens: Uint32Array.from(tokens),
    firsts: Uint16Array.from(firsts, (second) => Math.min(second, lastSecond)),
  }));
  const facts = ids.map(factsOf);
  return {
    ids,
    numbers,
    levels: Uint8Array.from(facts, (word) => word?.level ?? 0),
    languages: Uint8Array.from(facts, (word) => bitsOf(word?.languages ?? [])),
    easierIn: Uint8Array.from(facts, (word) => bitsOf(word?.easierIn ?? [])),
    harderIn: Uint8Array.from(facts, (word) => bitsOf(word?.harderIn ?? [])),
    episodes,
  };
}

/** The level of a word for who speaks a language, as `levelFor` has it; 0 where it is not known. */
export function levelIn({ levels, easierIn, harderIn }: CoverageIndex, word: number, language: ListLanguage): number {
  const level = allLevels[(levels[word] ?? 0) - 1];
  const bit = languageBit(language);
  const isIn = (bits: Uint8Array) => ((bits[word] ?? 0) & bit) !== 0;
  return level === undefined ? 0 : steppedLevel(level, isIn(easierIn), isIn(harderIn));
}

function bitsOf(languages: readonly ListLanguage[]): number {
  return languages.reduce((bits, language) => bits | languageBit(language), 0);
}
