import { difficultyOf } from "../../domain/catalogue/difficulty.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import type { Db } from "../database.ts";
import { asc, eq, sql } from "../drizzle.ts";
import { lockPublication, raiseVersion, readVersion } from "../publication/queries.ts";
import { titles } from "./schema.ts";

/** Titles whose figures are worked out by one statement; few, so that none runs long for series of hundreds of episodes. */
const batchSize = 5;

const tables = ["titles", "seasons", "episodes"] as const;

type Table = (typeof tables)[number];

/** What the words of one level come to in a title, a season or an episode; level null where there are no words. */
type LevelRow = {
  readonly table: Table;
  readonly id: number;
  readonly level: Level | null;
  readonly words: number;
  readonly tokens: number;
};

type Figures = { readonly id: number; readonly wordCount: number; readonly difficulty: Level };

/** Locks the stale titles, so that an import that changes one of them now makes it stale anew, afterwards. */
async function lockStale(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: titles.id })
    .from(titles)
    .where(eq(titles.isStale, true))
    .orderBy(asc(titles.id))
    .for("no key update");
  return rows.map(({ id }) => id);
}

async function countByLevel(db: Db, titleIds: readonly number[]): Promise<LevelRow[]> {
  const { rows } = await db.execute<LevelRow>(sql`
    select
      case grouping(title_id, season_id, episode_id) when 3 then 'titles' when 5 then 'seasons' else 'episodes' end as "table",
      coalesce(title_id, season_id, episode_id) as id,
      level,
      count(distinct word_id)::int as words,
      coalesce(sum(tokens), 0)::int as tokens
    from (
      select episodes.title_id, episodes.season_id, episodes.id as episode_id, words.id as word_id, words.level, tokens
      from episodes
      left join (episode_words join words on words.id = episode_words.word_id) on episode_words.episode_id = episodes.id
      where episodes.title_id = any(${sql.param(titleIds)}::int[])
    ) as said
    group by grouping sets ((title_id, level), (season_id, level), (episode_id, level))
    having coalesce(title_id, season_id, episode_id) is not null`);
  return rows;
}

function figuresOf(id: number, rows: readonly LevelRow[]): Figures {
  const wordCount = rows.reduce((sum, { words }) => sum + words, 0);
  const levels = rows.flatMap(({ level, tokens }) => (level === null ? [] : [{ level, tokens }]));
  return { id, wordCount, difficulty: difficultyOf(levels) };
}

async function saveFigures(db: Db, table: Table, figures: readonly Figures[]): Promise<void> {
  const ids = figures.map(({ id }) => id);
  const wordCounts = figures.map(({ wordCount }) => wordCount);
  const difficulties = figures.map(({ difficulty }) => difficulty);
  await db.execute(sql`
    update ${sql.identifier(table)} as target set word_count = figures.word_count, difficulty = figures.difficulty
    from unnest(${sql.param(ids)}::int[], ${sql.param(wordCounts)}::int[], ${sql.param(difficulties)}::smallint[])
      as figures (id, word_count, difficulty)
    where target.id = figures.id`);
}

async function publishBatch(db: Db, titleIds: readonly number[]): Promise<void> {
  const rows = await countByLevel(db, titleIds);
  for (const table of tables) {
    const byId = Map.groupBy(
      rows.filter((row) => row.table === table),
      ({ id }) => id,
    );
    const figures = [...byId].map(([id, levels]) => figuresOf(id, levels));
    await saveFigures(db, table, figures);
  }
  await db.execute(sql`update titles set is_stale = false where id = any(${sql.param(titleIds)}::int[])`);
}

/**
 * Publishes what imports have changed: works out word counts and difficulties of stale titles, their seasons and episodes,
 * and raises the version once. Where nothing is stale nothing changes. Returns the version.
 */
export async function publishStale(db: Db): Promise<number> {
  return await db.transaction(async (transaction) => {
    await lockPublication(transaction);
    const titleIds = await lockStale(transaction);
    if (titleIds.length === 0) return await readVersion(transaction);
    for (let at = 0; at < titleIds.length; at += batchSize) {
      await publishBatch(transaction, titleIds.slice(at, at + batchSize));
    }
    return await raiseVersion(transaction);
  });
}
