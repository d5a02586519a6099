import type { Level } from "../../domain/lexicon/level.ts";
import type { EpisodeTokens } from "../../domain/progress/coverage-index.ts";
import { episodes, episodeWords, isTitleShown, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isAnyOf, isNotNull, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";

/** Ids of the published titles. */
export async function readPublishedTitles(db: Db): Promise<number[]> {
  const rows = await db.select({ id: titles.id }).from(titles).where(isTitleShown).orderBy(asc(titles.id));
  return rows.map(({ id }) => id);
}

type Said = Pick<EpisodeTokens, "wordIds" | "tokens">;

const bytesOfWord = 12;

/**
 * Words come as bytes, eight of the id and four of the tokens: as arrays of the driver's, or as rows, they take several
 * times as long, and there are 900 of each of thousands of episodes.
 */
function readBytes(said: Buffer): Said {
  const wordIds: number[] = [];
  const tokens: number[] = [];
  for (let at = 0; at < said.length; at += bytesOfWord) {
    wordIds.push(said.readUInt32BE(at) * 2 ** 32 + said.readUInt32BE(at + 4));
    tokens.push(said.readUInt32BE(at + 8));
  }
  return { wordIds, tokens };
}

const saidBytes = sql`coalesce((
  select string_agg(int8send(${episodeWords.wordId}) || int4send(${episodeWords.tokens}), '')
  from ${episodeWords} where ${episodeWords.episodeId} = ${episodes.id}
), '')`.mapWith(readBytes);

/** What the published episodes of some titles say, word by word. */
export async function readEpisodeTokens(db: Db, titleIds: readonly number[]): Promise<EpisodeTokens[]> {
  const rows = await db
    .select({
      titleId: episodes.titleId,
      seasonId: episodes.seasonId,
      episodeId: episodes.id,
      isPremium: sql`${titles.isPremium} or coalesce(${seasons.isPremium}, false)`.mapWith(Boolean),
      runningWords: episodes.runningWords,
      said: saidBytes,
    })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(isNotNull(episodes.difficulty), isAnyOf(episodes.titleId, titleIds)))
    .orderBy(asc(titles.id), asc(seasons.seasonNumber), asc(episodes.episodeNumber));
  return rows.map(({ said, ...row }) => ({ ...row, ...said }));
}

/** Levels of all words, by their ids. */
export async function readWordLevels(db: Db): Promise<Map<number, Level>> {
  const rows = await db.select({ id: words.id, level: words.level }).from(words);
  return new Map(rows.map(({ id, level }) => [id, level]));
}
