import type { LevelCounts, TitleLevels } from "../../domain/catalogue/catalogue.ts";
import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isNotNull, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { saidWords } from "./readings-schema.ts";
import { episodes, isTitleShownTo, seasons, titles } from "./schema.ts";

/** Headwords by level, of the whole title and of each season. */
async function countWords(db: Db, reader: TitleReader, titleId: number) {
  return await db
    .select({
      isTitle: sql`grouping(${seasons.id}) = 1`.mapWith(Boolean),
      seasonId: seasons.id,
      seasonNumber: seasons.seasonNumber,
      level: words.level,
      words: sql`count(distinct ${words.id})`.mapWith(Number),
    })
    .from(titles)
    .innerJoin(episodes, eq(episodes.titleId, titles.id))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .leftJoin(saidWords, eq(saidWords.episodeId, episodes.id))
    .leftJoin(words, eq(words.id, saidWords.wordId))
    .where(and(eq(titles.id, titleId), isTitleShownTo(reader), isNotNull(episodes.difficulty)))
    .groupBy(sql`grouping sets ((${seasons.id}, ${seasons.seasonNumber}, ${words.level}), (${words.level}))`)
    .orderBy(asc(seasons.seasonNumber));
}

function countsOf(rows: readonly { readonly level: Level | null; readonly words: number }[]): LevelCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { level, words } of rows) {
    if (level !== null) counts[level - 1] = words;
  }
  return counts;
}

/** Distinct headwords by level, of a published title and of each of its seasons; undefined where there is no such title. */
export async function countTitleLevels(db: Db, reader: TitleReader, titleId: number): Promise<TitleLevels | undefined> {
  const rows = await countWords(db, reader, titleId);
  if (rows.length === 0) return undefined;
  const ofSeasons = Map.groupBy(
    rows.filter(({ isTitle }) => !isTitle),
    ({ seasonId }) => seasonId,
  );
  return {
    levels: countsOf(rows.filter(({ isTitle }) => isTitle)),
    seasons: [...ofSeasons].flatMap(([seasonId, levels]) => {
      const seasonNumber = levels[0]?.seasonNumber ?? null;
      return seasonId === null || seasonNumber === null ? [] : [{ seasonId, seasonNumber, levels: countsOf(levels) }];
    }),
  };
}
