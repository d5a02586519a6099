import { saidWords } from "../catalogue/readings-schema.ts";
import { episodes, seasons } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, eq, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";

type EpisodeOf = { readonly season: number | null; readonly episode: number };

/** The headwords of some of a title's episodes with all their times; those of no such episode are left out. */
export async function readSaidAround(
  db: Db,
  titleId: number,
  wanted: readonly EpisodeOf[],
): Promise<(EpisodeOf & { readonly phrase: string; readonly times: number[] })[]> {
  const places = new Map(wanted.map(({ season, episode }) => [`${season} ${episode}`, { season, episode }]));
  const given = [...places.values()];
  if (given.length === 0) return [];
  const isWanted = sql`exists (
    select 1 from unnest(${sql.param(given.map(({ season }) => season))}::int[],
      ${sql.param(given.map(({ episode }) => episode))}::int[]) as wanted (season, episode)
    where wanted.season is not distinct from ${seasons.seasonNumber} and wanted.episode = ${episodes.episodeNumber})`;
  return await db
    .select({
      season: seasons.seasonNumber,
      episode: episodes.episodeNumber,
      phrase: words.phrase,
      times: saidWords.times,
    })
    .from(episodes)
    .innerJoin(saidWords, eq(saidWords.episodeId, episodes.id))
    .innerJoin(words, eq(words.id, saidWords.wordId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(eq(episodes.titleId, titleId), isWanted));
}
