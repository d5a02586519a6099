import type { Level } from "../../domain/lexicon/level.ts";
import {
  findShortestList,
  flagKnown,
  flagLearning,
  type KnownFlags,
  type LearningFlags,
  learningShareOf,
  measureCoverage,
  type ShortestList,
  shareOf,
} from "../../domain/progress/coverage.ts";
import type { CoverageIndex, IndexedEpisode } from "../../domain/progress/coverage-index.ts";
import type { Knowledge } from "../../domain/progress/knowledge.ts";
import { canSeeWholeList } from "../../domain/progress/list-policies.ts";
import type { WordListSource } from "../catalogue/read-word-list.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { loadCoverageIndex, readCoverageIndex } from "./coverage-index-cache.ts";
import { firstGiven, readOwnIndex, readOwnIndexes } from "./own-coverage-index.ts";
import { isLockedFor, isSourcePremium, type Viewer } from "./read-list.ts";

/** In percent: with fewer known words a text is hard to follow without help (Laufer and Ravenhorst-Kalovski, 2010). */
export const coverageTarget = 95;

/** Known, and being learnt: both are shares of the running words between 0 and 1. */
type Shares = { readonly share: number; readonly learningShare: number };

export type SeasonCoverage = Shares & {
  readonly seasonId: number;
  readonly episodes: readonly (Shares & { readonly episodeId: number })[];
};

export type TitleCoverage = Shares & { readonly titleId: number };

export type ListCoverage = TitleCoverage & {
  readonly seasons: readonly SeasonCoverage[];
  /** Of the requested list, which may be a part of the title; null where this viewer may not see all its words. */
  readonly shortest: ShortestList | null;
  readonly list: Shares;
  /** Running words of the requested list that no dictionary knows; they count as unknown. */
  readonly unjudgedWords: number;
};

type CanSee = (list: { readonly isPremium: boolean }) => boolean;

function canSeeAs(services: Services, viewer: Viewer | undefined): CanSee {
  const now = services.now();
  return (list) => canSeeWholeList(viewer, list, now);
}

type Flags = { readonly known: KnownFlags; readonly learning: LearningFlags };

function flagsOf(index: CoverageIndex, knowledge: Knowledge): Flags {
  return { known: flagKnown(index, knowledge), learning: flagLearning(index, knowledge) };
}

/**
 * The shares of some episodes. Where this viewer may not see all their words they are in whole percents, rounded down:
 * exact shares for sets of words that somebody makes up would tell one by one which words are said.
 */
function sharesFor(canSee: CanSee, episodes: readonly IndexedEpisode[], { known, learning }: Flags): Shares {
  const coverage = measureCoverage(episodes, known, learning);
  const isExact = episodes.every(canSee);
  const told = (share: number) => (isExact ? share : Math.floor(share * 100) / 100);
  return { share: told(shareOf(coverage)), learningShare: told(learningShareOf(coverage)) };
}

/** The known share of the running words of every published title, and of those that the viewer has brought. */
export async function readTitleCoverages(
  services: Services,
  viewer: Viewer | undefined,
  knowledge: Knowledge,
): Promise<TitleCoverage[]> {
  const canSee = canSeeAs(services, viewer);
  const coverages = titleCoverages(await readCoverageIndex(services), knowledge, canSee);
  if (viewer === undefined) return coverages;
  for await (const index of readOwnIndexes(services, viewer.id)) {
    coverages.push(...titleCoverages(index, knowledge, canSee));
  }
  return coverages;
}

/** The same of the present version: what is kept for a version must not come from the one before. */
export async function readCoveragesOfLevel(services: Services, level: Level): Promise<TitleCoverage[]> {
  return titleCoverages(await loadCoverageIndex(services), { wordIds: [], unknownIds: [], level }, () => true);
}

function titleCoverages(index: CoverageIndex, knowledge: Knowledge, canSee: CanSee): TitleCoverage[] {
  const flags = flagsOf(index, knowledge);
  const byTitle = Map.groupBy(index.episodes, ({ titleId }) => titleId);
  return [...byTitle].map(([titleId, episodes]) => ({ titleId, ...sharesFor(canSee, episodes, flags) }));
}

/** Whether an episode is part of a list of the catalogue. */
export function isOf(source: WordListSource, { titleId, seasonId, episodeId }: IndexedEpisode): boolean {
  switch (source.kind) {
    case "episode":
      return episodeId === source.id && seasonId !== null;
    case "season":
      return seasonId === source.id;
    case "series":
      return titleId === source.id && seasonId !== null;
    case "movie":
      return titleId === source.id && seasonId === null;
  }
}

function seasonsOf(episodes: readonly IndexedEpisode[], flags: Flags, canSee: CanSee): SeasonCoverage[] {
  const bySeason = Map.groupBy(episodes, ({ seasonId }) => seasonId);
  return [...bySeason].flatMap(([seasonId, ofSeason]) =>
    seasonId === null
      ? []
      : [
          {
            seasonId,
            ...sharesFor(canSee, ofSeason, flags),
            episodes: ofSeason.map((episode) => ({
              episodeId: episode.episodeId,
              ...sharesFor(canSee, [episode], flags),
            })),
          },
        ],
  );
}

/** Where a list of the catalogue may be, for `firstGiven`. */
export function indexesFor(services: Services, viewer: Viewer | undefined, source: WordListSource) {
  return [
    () => readCoverageIndex(services),
    () => loadCoverageIndex(services),
    () => readOwnIndex(services, viewer, source),
  ];
}

function measureList(
  index: CoverageIndex,
  flags: Flags,
  source: WordListSource,
  canSee: CanSee,
  isLocked: boolean,
): ListCoverage | undefined {
  const requested = index.episodes.filter((episode) => isOf(source, episode));
  const [first] = requested;
  if (first === undefined) return undefined;
  const ofTitle = index.episodes.filter(({ titleId }) => titleId === first.titleId);
  const canSeeAll = !isLocked && requested.every(canSee);
  return {
    titleId: first.titleId,
    ...sharesFor(canSee, ofTitle, flags),
    seasons: seasonsOf(ofTitle, flags, canSee),
    list: sharesFor(canSee, requested, flags),
    unjudgedWords: measureCoverage(requested, flags.known, flags.learning).unjudgedWords,
    shortest: canSeeAll ? findShortestList(index, requested, flags.known, coverageTarget) : null,
  };
}

/**
 * The coverage of one title with its seasons and episodes, and the shortest list that raises the requested list to the
 * target.
 *
 * @throws {Refusal} not_found
 */
export async function readListCoverage(
  services: Services,
  viewer: Viewer | undefined,
  knowledge: Knowledge,
  source: WordListSource,
): Promise<ListCoverage> {
  // Words are told as it is now; the index may be of a moment ago.
  const isLocked = isLockedFor(services, viewer, { isPremium: await isSourcePremium(services, source) });
  const measure = (index: CoverageIndex) =>
    measureList(index, flagsOf(index, knowledge), source, canSeeAs(services, viewer), isLocked);
  const coverage = await firstGiven(indexesFor(services, viewer, source), measure);
  if (coverage === undefined) throw new Refusal("not_found");
  return coverage;
}
