import { sql } from "drizzle-orm";
import type { Db } from "../../src/storage/database.ts";
import { insertMissingFallbacks } from "../../src/storage/lexicon/queries.ts";
import { buildHeadword } from "../factories/stored-catalogue.ts";

const vocabulary = 20_000;
const wordsOfEpisode = 900;
const episodesOfSeries = 20;

/** Ids of words in the order of how often they are said; episodes of a plausible mixture of common and rare words. */
export async function fillCatalogue(db: Db, episodes: number): Promise<number[]> {
  const headwords = Array.from({ length: vocabulary }, (_, at) => buildHeadword(`word${at}`));
  await insertMissingFallbacks(db, headwords);
  await db.execute(sql`
    insert into titles (kind, name, combined_url, genres, description, is_premium, show_lines, difficulty)
    select 'series', 'Series ' || n, 'series-' || n, '{}', '{}', false, false, 2
    from generate_series(1, ${episodes / episodesOfSeries}::int) as n`);
  await db.execute(
    sql`insert into seasons (title_id, season_number, is_premium, difficulty) select id, 1, false, 2 from titles`,
  );
  await db.execute(sql`
    insert into episodes (title_id, season_id, episode_number, content_hash, running_words, closed_class_words, name_words,
      other_words, item_words, difficulty)
    select title_id, id, n, '', 4000, 2000, 100, 100, 1800, 2
    from seasons, generate_series(1, ${episodesOfSeries}::int) as n`);
  const series = await db.execute<{ id: number }>(sql`select id from titles order by id`);
  // The nth word of an episode is somewhere about the rank n³: the first hundred are in every episode, the last are rare.
  for (const { id } of series.rows) {
    await db.execute(sql`
      insert into episode_words (episode_id, word_id, count, tokens, times)
      select episode, ranked.id, said, said, '{1,60,600}'
      from (
        select episodes.id as episode, 1 + 200 / n as said, n + (power(n / ${wordsOfEpisode}::float, 3)
          * (${vocabulary}::int - n - 1) * (hashint8(episodes.id * 1000 + n) & 1023) / 1023.0)::int as rank
        from episodes, generate_series(1, ${wordsOfEpisode}::int) as n
        where episodes.title_id = ${id}
      ) as placed
      join (select id, row_number() over (order by substr(phrase, 5)::int) as rank from words) as ranked using (rank)
      on conflict do nothing`);
  }
  return headwords.map(({ id }) => id);
}

export async function coverageBenchUser(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
    values ('bench', 'bench', 'b@example.org', 'b@example.org', 'tr', 'Europe/Istanbul', false, now()) returning id`);
  return rows[0]?.id ?? 0;
}
