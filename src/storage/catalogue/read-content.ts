import type { Catalogue, CatalogueEpisode, CatalogueSeason, CatalogueTitle } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../database.ts";
import { asc, isNotNull } from "../drizzle.ts";
import { readVersion } from "../publication/queries.ts";
import { episodes, isTitleShown, seasons, titles } from "./schema.ts";

type Figures<Row> = Omit<Row, "difficulty"> & { readonly difficulty: CatalogueTitle["difficulty"] };

/** Rows without a difficulty are not published. */
function published<Row extends { readonly difficulty: CatalogueTitle["difficulty"] | null }>(
  rows: readonly Row[],
): Figures<Row>[] {
  return rows.flatMap(({ difficulty, ...row }) => (difficulty === null ? [] : [{ ...row, difficulty }]));
}

async function readTitles(db: Db) {
  const rows = await db
    .select({
      id: titles.id,
      kind: titles.kind,
      name: titles.name,
      combinedUrl: titles.combinedUrl,
      year: titles.year,
      genres: titles.genres,
      description: titles.description,
      posterUrl: titles.posterUrl,
      watchUrl: titles.watchUrl,
      licence: titles.licence,
      credit: titles.credit,
      isPremium: titles.isPremium,
      wordCount: titles.wordCount,
      difficulty: titles.difficulty,
    })
    .from(titles)
    .where(isTitleShown)
    .orderBy(asc(titles.id));
  return published(rows);
}

async function readSeasons(db: Db) {
  const rows = await db
    .select({
      titleId: seasons.titleId,
      id: seasons.id,
      seasonNumber: seasons.seasonNumber,
      isPremium: seasons.isPremium,
      wordCount: seasons.wordCount,
      difficulty: seasons.difficulty,
    })
    .from(seasons)
    .where(isNotNull(seasons.difficulty))
    .orderBy(asc(seasons.seasonNumber));
  return published(rows);
}

async function readEpisodes(db: Db) {
  const rows = await db
    .select({
      titleId: episodes.titleId,
      seasonId: episodes.seasonId,
      runningWords: episodes.runningWords,
      id: episodes.id,
      episodeNumber: episodes.episodeNumber,
      name: episodes.name,
      wordCount: episodes.wordCount,
      difficulty: episodes.difficulty,
    })
    .from(episodes)
    .where(isNotNull(episodes.difficulty))
    .orderBy(asc(episodes.episodeNumber));
  return published(rows);
}

/** Everything that is published, oldest title first, from one snapshot; a movie's single file is left out. */
export async function readContent(db: Db): Promise<Catalogue> {
  return await db.transaction(
    async (transaction) => {
      const version = await readVersion(transaction);
      const titleRows = await readTitles(transaction);
      const seasonRows = await readSeasons(transaction);
      const episodeRows = await readEpisodes(transaction);
      const episodesBySeason = Map.groupBy(episodeRows, ({ seasonId }) => seasonId);
      const runningWords = new Map<number, number>();
      for (const { titleId, runningWords: own } of episodeRows) {
        runningWords.set(titleId, (runningWords.get(titleId) ?? 0) + own);
      }

      const episodesOf = (seasonId: number): CatalogueEpisode[] =>
        (episodesBySeason.get(seasonId) ?? []).map(
          ({ titleId: _titleId, seasonId: _seasonId, runningWords: _runningWords, ...episode }) => episode,
        );
      const seasonsByTitle = Map.groupBy(seasonRows, ({ titleId }) => titleId);
      const seasonsOf = (titleId: number): CatalogueSeason[] =>
        (seasonsByTitle.get(titleId) ?? []).map(({ titleId: _titleId, ...season }) => ({
          ...season,
          episodes: episodesOf(season.id),
        }));
      return {
        version,
        titles: titleRows.map((title) => ({
          ...title,
          runningWords: runningWords.get(title.id) ?? 0,
          seasons: seasonsOf(title.id),
        })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
