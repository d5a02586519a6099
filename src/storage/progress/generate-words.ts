import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import { levels as allLevels, type Level } from "../../domain/lexicon/level.ts";
import { saidWords } from "../catalogue/readings-schema.ts";
import { episodes, isTitleShownTo, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, count, desc, eq, inArray, isAnyOf, isNotNull, or, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import type { CountedId } from "./list-words.ts";

export type Selection = {
  readonly titleIds: readonly number[];
  readonly seasonIds: readonly number[];
  readonly episodeIds: readonly number[];
};

/** The published episodes of a selection, with the name of their title, in the order of the catalogue. */
export type SelectedEpisode = { readonly id: number; readonly title: string; readonly isPremium: boolean };

const isIn = ({ titleIds, seasonIds, episodeIds }: Selection) =>
  or(isAnyOf(titles.id, titleIds), isAnyOf(seasons.id, seasonIds), isAnyOf(episodes.id, episodeIds));

/** Whether something of a selection is a private title that this reader may not see. */
export async function hasUnreadable(db: Db, reader: TitleReader, selection: Selection): Promise<boolean> {
  const [row] = await db
    .select({ id: titles.id })
    .from(titles)
    .leftJoin(episodes, eq(episodes.titleId, titles.id))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(isIn(selection), eq(titles.isPrivate, true), sql`not coalesce((${isTitleShownTo(reader)}), false)`))
    .limit(1);
  return row !== undefined;
}

/** Whether something of a selection is premium, off the site or on it. */
export async function hasPremium(db: Db, selection: Selection): Promise<boolean> {
  const [row] = await db
    .select({ id: episodes.id })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(isIn(selection), or(titles.isPremium, seasons.isPremium)))
    .limit(1);
  return row !== undefined;
}

export async function findSelected(db: Db, reader: TitleReader, selection: Selection): Promise<SelectedEpisode[]> {
  return await db
    .select({
      id: episodes.id,
      title: titles.name,
      isPremium: sql`${titles.isPremium} or coalesce(${seasons.isPremium}, false)`.mapWith(Boolean),
    })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(isTitleShownTo(reader), isNotNull(episodes.difficulty), isIn(selection)))
    .orderBy(asc(titles.id), asc(seasons.seasonNumber), asc(episodes.episodeNumber));
}

/** Words of the given levels, or of all, most frequent first. */
export async function readSelectedWords(
  db: Db,
  episodeIds: readonly number[],
  levels?: readonly Level[],
): Promise<CountedId[]> {
  const { wordId, count } = saidWords;
  const sum = sql`sum(${count})`.mapWith(Number);
  return await db
    .select({ wordId, count: sum })
    .from(saidWords)
    .innerJoin(words, eq(words.id, wordId))
    .where(and(isAnyOf(saidWords.episodeId, episodeIds), levels && isAnyOf(words.level, levels)))
    .groupBy(wordId)
    .orderBy(desc(sum), asc(wordId));
}

/** The lexicon's entries of the given levels, or of all, the easiest first, then from A to Z. */
export async function readLexiconIds(db: Db, levels?: readonly Level[]): Promise<CountedId[]> {
  const rows = await db
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.source, "lexicon"), levels && isAnyOf(words.level, levels)))
    .orderBy(asc(words.level), sql`lower(${words.phrase}) collate "C"`, asc(words.id));
  return rows.map(({ id }) => ({ wordId: id, count: 0 }));
}

/** Those of the given words that have one of the given levels. */
export async function findOfLevels(db: Db, ids: readonly number[], levels: readonly Level[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: words.id })
    .from(words)
    .where(and(isAnyOf(words.id, ids), inArray(words.level, [...levels])));
  return new Set(rows.map(({ id }) => id));
}

/** How many of the given words each level has, from level 1. */
export async function countLevelsOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ level: words.level, count: count() })
    .from(words)
    .where(isAnyOf(words.id, ids))
    .groupBy(words.level);
  return allLevels.map((level) => rows.find((row) => row.level === level)?.count ?? 0);
}
