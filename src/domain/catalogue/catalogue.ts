import type { Headword } from "../lexicon/entry.ts";
import type { Level } from "../lexicon/level.ts";
import type { Translated } from "../locale/locale.ts";
import type { ByMeaningLanguage } from "../locale/meaning-language.ts";
import type { FiguresFor } from "./difficulty.ts";

export type TitleKind = "series" | "movie";

/** What it is for who speaks a language; null where it was published before that was counted. */
type ForLanguages = { readonly forLanguages: ByMeaningLanguage<FiguresFor> | null };

export type CatalogueEpisode = ForLanguages & {
  readonly id: number;
  readonly episodeNumber: number;
  readonly name: string | null;
  /** Distinct headwords. */
  readonly wordCount: number;
  readonly difficulty: Level;
};

export type CatalogueSeason = ForLanguages & {
  readonly id: number;
  readonly seasonNumber: number;
  readonly isPremium: boolean;
  readonly wordCount: number;
  readonly difficulty: Level;
  readonly episodes: readonly CatalogueEpisode[];
};

/** A published series or movie; a movie has no seasons. */
export type CatalogueTitle = ForLanguages & {
  readonly id: number;
  readonly kind: TitleKind;
  readonly name: string;
  readonly combinedUrl: string;
  readonly year: number | null;
  readonly genres: readonly string[];
  readonly description: Translated;
  readonly posterUrl: string | null;
  /** Where it can be watched. */
  readonly watchUrl: string | null;
  /** How long a film, or an episode, is. */
  readonly minutes: number | null;
  /** A code: see `licences`. */
  readonly licence: string | null;
  /** Who is named where it is shown. */
  readonly credit: string | null;
  readonly isPremium: boolean;
  /** Distinct headwords. */
  readonly wordCount: number;
  /** Words said, of all kinds. */
  readonly runningWords: number;
  readonly difficulty: Level;
  readonly seasons: readonly CatalogueSeason[];
};

/** Everything that is published, oldest title first. */
export type Catalogue = { readonly version: number; readonly titles: readonly CatalogueTitle[] };

/** A headword in a word list, with its use in the list's episodes. */
export type ListedWord = Omit<Headword, "source"> & {
  readonly count: number;
  /** Whole seconds; only where the list is of one file. */
  readonly times: readonly number[];
  readonly line: string | null;
  /** How often each of its senses is meant, in their order; none where it is always the first or nobody counted. */
  readonly senseCounts: readonly number[];
};

/** A headword in a list that comes from no title, said so often. */
export function listedWord(headword: Omit<Headword, "source">, count = 0): ListedWord {
  return { ...headword, count, times: [], line: null, senseCounts: [] };
}

/** How many distinct headwords are of each level, the easiest first. */
export type LevelCounts = readonly [number, number, number, number, number];

/** The words of a title by level, in all and season by season; a movie has no seasons. */
export type TitleLevels = {
  readonly levels: LevelCounts;
  readonly seasons: readonly {
    readonly seasonId: number;
    readonly seasonNumber: number;
    readonly levels: LevelCounts;
  }[];
};
