import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import type { CountedId } from "./list-words.ts";

export type Selection = {
  readonly titleIds: readonly number[];
  readonly seasonIds: readonly number[];
  readonly episodeIds: readonly number[];
};

/** The published episodes of a selection, with the name of their title, in the order of the catalogue. */
export type SelectedEpisode = { readonly id: number; readonly title: string; readonly isPremium: boolean };

export async function findSelected(db: Db, { titleIds, seasonIds, episodeIds }: Selection): Promise<SelectedEpisode[]> {
  const { rows } = await db.execute<SelectedEpisode>(sql`
    select episodes.id, titles.name as title, titles.is_premium or coalesce(seasons.is_premium, false) as "isPremium"
    from episodes
    join titles on titles.id = episodes.title_id
    left join seasons on seasons.id = episodes.season_id
    where titles.difficulty is not null and episodes.difficulty is not null and (
      titles.id = any(${sql.param(titleIds)}::int[])
      or seasons.id = any(${sql.param(seasonIds)}::int[])
      or episodes.id = any(${sql.param(episodeIds)}::int[])
    )
    order by titles.id, seasons.season_number, episodes.episode_number`);
  return rows;
}

/** Most frequent first. */
export async function readSelectedWords(db: Db, episodeIds: readonly number[]): Promise<CountedId[]> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select word_id as id, sum(count)::int as count
    from episode_words where episode_id = any(${sql.param(episodeIds)}::int[])
    group by word_id
    order by count desc, word_id`);
  return rows.map(({ id, count }) => ({ wordId: Number(id), count }));
}

/** The lexicon's entries, the easiest first, then from A to Z. */
export async function readLexiconIds(db: Db): Promise<CountedId[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from words where source = 'lexicon' order by level, lower(phrase) collate "C", id`);
  return rows.map(({ id }) => ({ wordId: Number(id), count: 0 }));
}

/** Of the words with these ids, those of certain levels; undefined levels let all through. */
export async function findOfLevels(db: Db, ids: readonly number[], levels: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from words
    where id = any(${sql.param(ids)}::bigint[]) and level = any(${sql.param(levels)}::smallint[])`);
  return new Set(rows.map(({ id }) => Number(id)));
}
