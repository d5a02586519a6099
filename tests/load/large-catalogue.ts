import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/storage/database.ts";

export type CatalogueSize = {
  readonly series: number;
  /** Of each series, in seasons of ten. */
  readonly episodes: number;
  /** Headwords of each episode. */
  readonly words: number;
};

const episodesOfSeason = 10;
const genres = ["comedy", "crime", "drama", "fantasy", "horror", "romance", "thriller", "western"];

/** Adds published series to the stopped site of a folder: words of the lexicon, levels, genres and years in turn. */
export async function fillLargeCatalogue(dataDir: string, { series, episodes, words }: CatalogueSize): Promise<void> {
  const database = await openDatabase({ dataDir });
  const { db } = database;
  try {
    await db.execute(sql`
      insert into titles (kind, name, combined_url, year, genres, description, is_premium, show_lines, difficulty,
        word_count)
      select 'series', 'Series Number ' || n, 'series-number-' || n, 1930 + n % 95,
        array[(${sql.param(genres)}::text[])[1 + n % 8], (${sql.param(genres)}::text[])[1 + (n / 8) % 8]],
        '{"tr":"Bir dizi.","en":"A series.","es":"Una serie."}', false, false, 1 + n % 5, 900
      from generate_series(1, ${series}::int) as n`);
    await db.execute(sql`
      insert into seasons (title_id, season_number, is_premium, difficulty, word_count)
      select id, n, false, 1 + n % 5, 300
      from titles, generate_series(1, ${Math.ceil(episodes / episodesOfSeason)}::int) as n
      where combined_url like 'series-number-%'`);
    await db.execute(sql`
      insert into episodes (title_id, season_id, episode_number, content_hash, running_words, closed_class_words,
        name_words, other_words, item_words, difficulty, word_count)
      select title_id, seasons.id, n, '', 4000, 2000, 100, 100, 1800, seasons.difficulty, ${words}::int
      from seasons join titles on titles.id = title_id, generate_series(1, ${episodesOfSeason}::int) as n
      where combined_url like 'series-number-%'`);
    await db.execute(sql`create temporary table ranked as
      select id, row_number() over (order by hashint8(id)) - 1 as rank from words`);
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from titles where combined_url like 'series-number-%' order by id`,
    );
    for (const { id } of rows) {
      await db.execute(sql`
        insert into episode_words (episode_id, word_id, count, tokens, times)
        select episodes.id, ranked.id, 1 + n % 9, 1 + n % 9, array[n, n + 60]
        from episodes, generate_series(1, ${words}::int) as n
        join ranked on ranked.rank = (hashint4(${id}::int * 131 + n * 7919) & 2147483647) % (select count(*) from ranked)
        where episodes.title_id = ${id}
        on conflict do nothing`);
    }
    await db.execute(sql`analyze`);
    await db.execute(sql`update publication set version = version + 1`);
  } finally {
    await database.close();
  }
}
