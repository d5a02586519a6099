import { saidWords } from "../catalogue/readings-schema.ts";
import { episodes, seasons } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, eq, isAnyOf, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";

type EpisodeOf = { readonly titleId: number; readonly season: number | null; readonly episode: number };

/** The headwords of some episodes with all their times; where there is no such episode there are none. */
export async function readSaidAround(
  db: Db,
  wanted: readonly EpisodeOf[],
): Promise<(EpisodeOf & { readonly phrase: string; readonly times: number[] })[]> {
  if (wanted.length === 0) return [];
  const isWanted = sql`exists (
    select 1 from unnest(${sql.param(wanted.map(({ titleId }) => titleId))}::int[],
      ${sql.param(wanted.map(({ season }) => season))}::int[],
      ${sql.param(wanted.map(({ episode }) => episode))}::int[]) as wanted (title_id, season, episode)
    where wanted.title_id = ${episodes.titleId} and wanted.season is not distinct from ${seasons.seasonNumber}
      and wanted.episode = ${episodes.episodeNumber})`;
  const titleIds = [...new Set(wanted.map(({ titleId }) => titleId))];
  return await db
    .select({
      titleId: episodes.titleId,
      season: seasons.seasonNumber,
      episode: episodes.episodeNumber,
      phrase: words.phrase,
      times: saidWords.times,
    })
    .from(episodes)
    .innerJoin(saidWords, eq(saidWords.episodeId, episodes.id))
    .innerJoin(words, eq(words.id, saidWords.wordId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(isAnyOf(episodes.titleId, titleIds), isWanted));
}
