import type { PackEpisode, PackItem } from "../../domain/catalogue/title-pack.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isNotNull, or, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { saidWords } from "./readings-schema.ts";
import { episodes, isTitleShown, missingItems, seasons, titles } from "./schema.ts";

export type StoredTitle = typeof titles.$inferSelect;

/** The titles that people may see, oldest first. */
export async function readShownTitles(db: Db): Promise<StoredTitle[]> {
  return await db.select().from(titles).where(isTitleShown).orderBy(asc(titles.id));
}

/** The published titles of a name, with its year ("Charade (1963)") or without, or of an address. */
export async function findTitlesCalled(db: Db, called: string): Promise<StoredTitle[]> {
  const dated = sql`lower(${titles.name}) || ' (' || ${titles.year} || ')'`;
  const name = sql`lower(${called})`;
  const isCalled = or(
    sql`lower(${titles.name}) = ${name}`,
    sql`${dated} = ${name}`,
    sql`${titles.kind} || '/' || ${titles.combinedUrl} = ${name}`,
  );
  return await db
    .select()
    .from(titles)
    .where(and(isCalled, isNotNull(titles.difficulty), eq(titles.isPrivate, false)))
    .orderBy(titles.id);
}

async function readItems(db: Db, episodeId: number, showLines: boolean): Promise<PackItem[]> {
  const rows = await db
    .select({
      phrase: words.phrase,
      partOfSpeech: words.partOfSpeech,
      count: saidWords.count,
      tokens: saidWords.tokens,
      times: saidWords.times,
      senses: saidWords.senses,
      line: saidWords.line,
    })
    .from(saidWords)
    .innerJoin(words, eq(words.id, saidWords.wordId))
    .where(eq(saidWords.episodeId, episodeId));
  return rows.map(({ line, ...item }) => (showLines && line !== null ? { ...item, line } : item));
}

async function readMissing(db: Db, episodeId: number): Promise<PackItem[]> {
  const { phrase, partOfSpeech, count, tokens, times, senses } = missingItems;
  return await db
    .select({ phrase, partOfSpeech, count, tokens, times, senses })
    .from(missingItems)
    .where(eq(missingItems.episodeId, episodeId));
}

const keyOf = ({ phrase, partOfSpeech }: PackItem) => `${phrase.toLowerCase()}\t${partOfSpeech}`;

/** The episodes of a title in their order, the items of each by phrase and part of speech; what the lexicon lacks too. */
export async function readPackEpisodes(db: Db, titleId: number, showLines: boolean): Promise<PackEpisode[]> {
  const rows = await db
    .select({ season: seasons.seasonNumber, row: episodes })
    .from(episodes)
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(eq(episodes.titleId, titleId))
    .orderBy(asc(seasons.seasonNumber), asc(episodes.episodeNumber));
  const read: PackEpisode[] = [];
  for (const { season, row } of rows) {
    const missing = await readMissing(db, row.id);
    const missingTokens = missing.reduce((sum, { tokens }) => sum + tokens, 0);
    const items = [...(await readItems(db, row.id, showLines)), ...missing];
    const keyed = items.map((item) => ({ key: keyOf(item), item }));
    read.push({
      season,
      episode: season === null ? null : row.episodeNumber,
      name: row.name,
      seconds: row.seconds,
      closedClassWords: row.closedClassWords,
      nameWords: row.nameWords,
      otherWords: row.otherWords - missingTokens,
      // Of an episode that was stored before they were counted there are fewer.
      unjudgedWords: Math.max(0, row.unjudgedWords - missingTokens),
      items: keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item),
    });
  }
  return read;
}
