import { difficultyOf, type FiguresFor, figuresByLanguage } from "../../domain/catalogue/difficulty.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import type { ByMeaningLanguage } from "../../domain/locale/meaning-language.ts";
import type { Db } from "../database.ts";
import { asc, eq, isAnyOf, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { lockPublication, raiseVersion, readVersion } from "../publication/queries.ts";
import { saidWords } from "./readings-schema.ts";
import { episodes, seasons, titles } from "./schema.ts";

/** Titles per statement: few, so that none runs long with series of hundreds of episodes. */
const batchSize = 5;

/** `grouping(title, season, episode)` of the rows for each table: a bit is set for what a row is not grouped by. */
const parts = [
  { table: titles, grouping: 0b011 },
  { table: seasons, grouping: 0b101 },
  { table: episodes, grouping: 0b110 },
] as const;

type Part = (typeof parts)[number];

type Figures = {
  readonly id: number;
  readonly wordCount: number;
  readonly difficulty: Level;
  readonly forLanguages: ByMeaningLanguage<FiguresFor>;
};

/** Locks the stale titles: an import that changes one of them at the same time marks it stale again afterwards. */
async function lockStale(db: Db): Promise<{ id: number; isPrivate: boolean }[]> {
  return await db
    .select({ id: titles.id, isPrivate: titles.isPrivate })
    .from(titles)
    .where(eq(titles.isStale, true))
    .orderBy(asc(titles.id))
    .for("no key update");
}

/** Words and tokens of each level and likeness by title, season and episode; level null where there are no words. */
async function countByLevel(db: Db, titleIds: readonly number[]) {
  const { titleId, seasonId, id } = episodes;
  const likeness = sql`${words.level}, ${words.cognates}, ${words.falseFriends}`;
  return await db
    .select({
      grouping: sql`grouping(${titleId}, ${seasonId}, ${id})`.mapWith(Number),
      id: sql`coalesce(${titleId}, ${seasonId}, ${id})`.mapWith(Number),
      level: words.level,
      cognates: words.cognates,
      falseFriends: words.falseFriends,
      words: sql`count(distinct ${words.id})`.mapWith(Number),
      tokens: sql`coalesce(sum(${saidWords.tokens}), 0)`.mapWith(Number),
    })
    .from(episodes)
    .leftJoin(saidWords, eq(saidWords.episodeId, episodes.id))
    .leftJoin(words, eq(words.id, saidWords.wordId))
    .where(isAnyOf(titleId, titleIds))
    .groupBy(sql`grouping sets ((${titleId}, ${likeness}), (${seasonId}, ${likeness}), (${id}, ${likeness}))`)
    .having(sql`coalesce(${titleId}, ${seasonId}, ${id}) is not null`);
}

type LevelRow = Awaited<ReturnType<typeof countByLevel>>[number];

function figuresOf(id: number, rows: readonly LevelRow[]): Figures {
  const wordCount = rows.reduce((sum, { words }) => sum + words, 0);
  const counts = rows.flatMap(({ level, cognates, falseFriends, words, tokens }) =>
    level === null || cognates === null || falseFriends === null
      ? []
      : [{ level, cognates, falseFriends, words, tokens }],
  );
  return { id, wordCount, difficulty: difficultyOf(counts), forLanguages: figuresByLanguage(counts) };
}

/** One statement for all rows: the builder has no update of many rows with a value for each. */
async function saveFigures(db: Db, table: Part["table"], figures: readonly Figures[]): Promise<void> {
  const ids = figures.map(({ id }) => id);
  const wordCounts = figures.map(({ wordCount }) => wordCount);
  const difficulties = figures.map(({ difficulty }) => difficulty);
  const forLanguages = figures.map((figure) => JSON.stringify(figure.forLanguages));
  await db.execute(sql`
    update ${table} as target set word_count = figures.word_count, difficulty = figures.difficulty,
      for_languages = figures.for_languages
    from unnest(${sql.param(ids)}::int[], ${sql.param(wordCounts)}::int[], ${sql.param(difficulties)}::smallint[],
      ${sql.param(forLanguages)}::jsonb[]) as figures (id, word_count, difficulty, for_languages)
    where target.id = figures.id`);
}

/** Computes the figures of some titles, for a transaction that has locked them. */
export async function publishFigures(db: Db, titleIds: readonly number[]): Promise<void> {
  const rows = await countByLevel(db, titleIds);
  for (const { table, grouping } of parts) {
    const byId = Map.groupBy(
      rows.filter((row) => row.grouping === grouping),
      ({ id }) => id,
    );
    const figures = [...byId].map(([id, levels]) => figuresOf(id, levels));
    await saveFigures(db, table, figures);
  }
  await db.update(titles).set({ isStale: false }).where(isAnyOf(titles.id, titleIds));
}

/**
 * Publishes what imports have changed: computes word counts and difficulties of stale titles, their seasons and episodes,
 * and increments the version once; without stale titles nothing changes, and private titles are in nobody's cache, so that
 * they raise no version. Returns the version.
 */
export async function publishStale(db: Db): Promise<number> {
  return await db.transaction(async (transaction) => {
    await lockPublication(transaction);
    const stale = await lockStale(transaction);
    const titleIds = stale.map(({ id }) => id);
    for (let at = 0; at < titleIds.length; at += batchSize) {
      await publishFigures(transaction, titleIds.slice(at, at + batchSize));
    }
    const isSeen = stale.some(({ isPrivate }) => !isPrivate);
    return isSeen ? await raiseVersion(transaction) : await readVersion(transaction);
  });
}
