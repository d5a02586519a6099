import type { Catalogue, CatalogueEpisode, CatalogueSeason, CatalogueTitle } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isNotNull, type SQL, sql } from "../drizzle.ts";
import { readVersion } from "../publication/queries.ts";
import { episodes, isTitleShown, seasons, titles } from "./schema.ts";

type Figures<Row> = Omit<Row, "difficulty"> & { readonly difficulty: CatalogueTitle["difficulty"] };

/** Rows without a difficulty are not published. */
function published<Row extends { readonly difficulty: CatalogueTitle["difficulty"] | null }>(
  rows: readonly Row[],
): Figures<Row>[] {
  return rows.flatMap(({ difficulty, ...row }) => (difficulty === null ? [] : [{ ...row, difficulty }]));
}

async function readTitles(db: Db, condition: SQL | undefined) {
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
      minutes: titles.minutes,
      licence: titles.licence,
      credit: titles.credit,
      isPremium: titles.isPremium,
      wordCount: titles.wordCount,
      difficulty: titles.difficulty,
      forLanguages: titles.forLanguages,
    })
    .from(titles)
    .where(condition)
    .orderBy(asc(sql`coalesce(${titles.place}, ${titles.id})`), asc(titles.id));
  return published(rows);
}

async function readSeasons(db: Db, condition: SQL | undefined) {
  const rows = await db
    .select({
      titleId: seasons.titleId,
      id: seasons.id,
      seasonNumber: seasons.seasonNumber,
      isPremium: seasons.isPremium,
      wordCount: seasons.wordCount,
      difficulty: seasons.difficulty,
      forLanguages: seasons.forLanguages,
    })
    .from(seasons)
    .innerJoin(titles, eq(titles.id, seasons.titleId))
    .where(and(isNotNull(seasons.difficulty), condition))
    .orderBy(asc(seasons.seasonNumber));
  return published(rows);
}

async function readEpisodes(db: Db, condition: SQL | undefined) {
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
      forLanguages: episodes.forLanguages,
    })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .where(and(isNotNull(episodes.difficulty), condition))
    .orderBy(asc(episodes.episodeNumber));
  return published(rows);
}

/** The titles that match a condition, oldest first; a movie's single file is left out. */
export async function readTitlesWhere(db: Db, condition: SQL | undefined): Promise<CatalogueTitle[]> {
  const titleRows = await readTitles(db, condition);
  const seasonRows = await readSeasons(db, condition);
  const episodeRows = await readEpisodes(db, condition);
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
  return titleRows.map((title) => ({
    ...title,
    runningWords: runningWords.get(title.id) ?? 0,
    seasons: seasonsOf(title.id),
  }));
}

/** Everything that is published, from one snapshot. */
export async function readContent(db: Db): Promise<Catalogue> {
  return await db.transaction(
    async (transaction) => ({
      version: await readVersion(transaction),
      titles: await readTitlesWhere(transaction, isTitleShown),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
