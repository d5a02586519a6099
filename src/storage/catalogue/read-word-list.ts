import type { SQL } from "drizzle-orm";
import type { ListedWord, TitleKind } from "../../domain/catalogue/catalogue.ts";
import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import type { Db } from "../database.ts";
import { and, desc, eq, isAnyOf, isNotNull, sql } from "../drizzle.ts";
import { headwordColumns, words } from "../lexicon/schema.ts";
import { saidWords } from "./readings-schema.ts";
import { episodes, isTitleShownTo, seasons, titles } from "./schema.ts";

export type StoredWordList = {
  /** Its title, or a season with words of the list, is for premium members. */
  readonly isPremium: boolean;
  /** Most frequent first, then by phrase. */
  readonly words: readonly ListedWord[];
};

/** Characters above which a line usually shows what a word means. */
const clearLine = 20;

const byPhrase = [sql`lower(${words.phrase}) collate "C"`, words.partOfSpeech, words.id];

/** Ids of the words to read; undefined for all. */
type Only = readonly number[] | undefined;

const isWanted = (only: Only) => only && isAnyOf(saidWords.wordId, only);

async function readOneEpisode(db: Db, episodeId: number, showLines: boolean, only: Only): Promise<ListedWord[]> {
  const line = showLines ? saidWords.line : sql<string | null>`null`;
  const rows = await db
    .select({
      ...headwordColumns,
      count: saidWords.count,
      times: saidWords.times,
      line,
      meant: saidWords.senses,
    })
    .from(saidWords)
    .innerJoin(words, eq(words.id, saidWords.wordId))
    .where(and(eq(saidWords.episodeId, episodeId), isWanted(only)))
    .orderBy(desc(saidWords.count), ...byPhrase);
  return rows.map(({ meant, ...row }) => ({ ...row, senseCounts: countSenses(meant) }));
}

/** How often each sense is meant, from the sense meant at each time. */
export function countSenses(meant: readonly number[]): number[] {
  if (meant.length === 0) return [];
  const counts = new Array<number>(Math.max(...meant) + 1).fill(0);
  for (const sense of meant) counts[sense] = (counts[sense] ?? 0) + 1;
  return counts;
}

/** The same over several episodes, by word; without words that are always meant in their first sense, and episodes where they are. */
async function countSensesOf(db: Db, ids: readonly number[], only: Only): Promise<Map<number, number[]>> {
  const sense = sql`sense`.mapWith(Number);
  const times = sql`count(*)`.mapWith(Number);
  const others = await db
    .select({ wordId: saidWords.wordId, sense: sense.as("sense"), times: times.as("times") })
    .from(saidWords)
    .crossJoinLateral(sql`unnest(${saidWords.senses}) as meant (sense)`)
    .where(and(isAnyOf(saidWords.episodeId, ids), isWanted(only), sql`${saidWords.senses} <> '{}'`))
    .groupBy(saidWords.wordId, sense);
  const byWord = new Map<number, number[]>();
  for (const { wordId, sense, times } of others) {
    const counts = byWord.get(wordId) ?? [];
    while (counts.length <= sense) counts.push(0);
    counts[sense] = times;
    byWord.set(wordId, counts);
  }
  return byWord;
}

/** The shortest clear line, or else the longest line. */
const bestLine = sql<string | null>`(array_agg(line order by
  (char_length(line) > ${clearLine}) desc,
  case when char_length(line) > ${clearLine} then char_length(line) else -char_length(line) end,
  episode_id
) filter (where line is not null))[1]`;

async function readSeveralEpisodes(
  db: Db,
  ids: readonly number[],
  showLines: boolean,
  only: Only,
): Promise<ListedWord[]> {
  const said = db
    .select({
      wordId: saidWords.wordId,
      count: sql`sum(${saidWords.count})`.mapWith(Number).as("count"),
      line: (showLines ? bestLine : sql<string | null>`null::text`).as("line"),
    })
    .from(saidWords)
    .where(and(isAnyOf(saidWords.episodeId, ids), isWanted(only)))
    .groupBy(saidWords.wordId)
    .as("said");
  const rows = await db
    .select({ ...headwordColumns, count: said.count, line: said.line })
    .from(said)
    .innerJoin(words, eq(words.id, said.wordId))
    .orderBy(desc(said.count), ...byPhrase);
  const senseCounts = await countSensesOf(db, ids, only);
  return rows.map((row) => {
    const counts = senseCounts.get(row.id) ?? [];
    // Episodes where only the first sense is meant are not among them.
    if (counts.length > 0) counts[0] = row.count - counts.slice(1).reduce((sum, count) => sum + count, 0);
    return { ...row, times: [], senseCounts: counts };
  });
}

/** The list of all episodes that match a condition, as far as they are published for this reader. */
async function readList(
  db: Db,
  reader: TitleReader,
  condition: SQL | undefined,
  only: Only,
): Promise<StoredWordList | undefined> {
  const found = await db
    .select({
      episodeId: episodes.id,
      showLines: titles.showLines,
      isPremium: sql`${titles.isPremium} or coalesce(${seasons.isPremium}, false)`.mapWith(Boolean),
    })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(isTitleShownTo(reader), isNotNull(episodes.difficulty), condition));
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const ids = found.map(({ episodeId }) => episodeId);
  return {
    isPremium: found.some(({ isPremium }) => isPremium),
    words:
      others.length === 0
        ? await readOneEpisode(db, first.episodeId, first.showLines, only)
        : await readSeveralEpisodes(db, ids, first.showLines, only),
  };
}

/**
 * Undefined where the episode does not exist or is not published for this reader; so for the functions below. With `only`, of those words
 * alone.
 */
export async function readEpisodeWords(
  db: Db,
  reader: TitleReader,
  episodeId: number,
  only?: Only,
): Promise<StoredWordList | undefined> {
  return await readList(db, reader, and(eq(episodes.id, episodeId), isNotNull(episodes.seasonId)), only);
}

/** Counts are summed over the season's episodes; `times` are given only for a single episode. */
export async function readSeasonWords(
  db: Db,
  reader: TitleReader,
  seasonId: number,
  only?: Only,
): Promise<StoredWordList | undefined> {
  return await readList(db, reader, eq(episodes.seasonId, seasonId), only);
}

/** Of a whole series, or of a movie. */
export async function readTitleWords(
  db: Db,
  reader: TitleReader,
  titleId: number,
  kind: TitleKind,
  only?: Only,
): Promise<StoredWordList | undefined> {
  return await readList(db, reader, and(eq(titles.id, titleId), eq(titles.kind, kind)), only);
}
