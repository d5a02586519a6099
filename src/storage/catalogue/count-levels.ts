import type { LevelCounts, TitleLevels } from "../../domain/catalogue/catalogue.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";

/** How many headwords of one level; `seasonId` and `seasonNumber` are null for the whole title. */
type LevelRow = {
  readonly isTitle: boolean;
  readonly seasonId: number | null;
  readonly seasonNumber: number | null;
  readonly level: Level | null;
  readonly words: number;
};

async function countWords(db: Db, titleId: number): Promise<LevelRow[]> {
  const { rows } = await db.execute<LevelRow>(sql`
    select
      grouping(seasons.id) = 1 as "isTitle",
      seasons.id as "seasonId",
      seasons.season_number as "seasonNumber",
      words.level,
      count(distinct words.id)::int as words
    from titles
    join episodes on episodes.title_id = titles.id
    left join seasons on seasons.id = episodes.season_id
    left join (episode_words join words on words.id = episode_words.word_id) on episode_words.episode_id = episodes.id
    where titles.id = ${titleId} and titles.difficulty is not null and episodes.difficulty is not null
    group by grouping sets ((seasons.id, seasons.season_number, words.level), (words.level))
    order by seasons.season_number`);
  return rows;
}

function countsOf(rows: readonly LevelRow[]): LevelCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { level, words } of rows) {
    if (level !== null) counts[level - 1] = words;
  }
  return counts;
}

/** Distinct headwords by level, of a published title and of each of its seasons; undefined where there is no such title. */
export async function countTitleLevels(db: Db, titleId: number): Promise<TitleLevels | undefined> {
  const rows = await countWords(db, titleId);
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
