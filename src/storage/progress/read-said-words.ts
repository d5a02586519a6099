import type { Level } from "../../domain/lexicon/level.ts";
import type { SaidWords } from "../../domain/progress/coverage-index.ts";
import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";

/** Ids of the published titles. */
export async function readPublishedTitles(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from titles where difficulty is not null order by id`,
  );
  return rows.map(({ id }) => id);
}

type SaidRow = Omit<SaidWords, "wordIds" | "tokens"> & { readonly wordIds: string; readonly tokens: string };

/** Lists come as one text each: reading 900 numbers as an array of the driver's takes ten times as long. */
const numbersOf = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));

/** What the published episodes of some titles say, word by word. */
export async function readSaidWords(db: Db, titleIds: readonly number[]): Promise<SaidWords[]> {
  const { rows } = await db.execute<SaidRow>(sql`
    select episodes.title_id as "titleId", episodes.season_id as "seasonId", episodes.id as "episodeId",
      titles.is_premium or coalesce(seasons.is_premium, false) as "isPremium", episodes.running_words as "runningWords",
      coalesce(string_agg(word_id::text, ',' order by word_id), '') as "wordIds",
      coalesce(string_agg(tokens::text, ',' order by word_id), '') as tokens
    from episodes
    join titles on titles.id = episodes.title_id
    left join seasons on seasons.id = episodes.season_id
    left join episode_words on episode_words.episode_id = episodes.id
    where episodes.difficulty is not null and episodes.title_id = any(${sql.param(titleIds)}::int[])
    group by episodes.id, titles.id, seasons.id
    order by titles.id, seasons.season_number, episodes.episode_number`);
  return rows.map(({ wordIds, tokens, ...row }) => ({
    ...row,
    wordIds: numbersOf(wordIds),
    tokens: numbersOf(tokens),
  }));
}

/** Levels of all words, by their ids. */
export async function readWordLevels(db: Db): Promise<Map<number, Level>> {
  const { rows } = await db.execute<{ id: string; level: Level }>(sql`select id, level from words`);
  return new Map(rows.map(({ id, level }) => [Number(id), level]));
}
