import type { PartOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import type { Db } from "../database.ts";
import { eq, sql } from "../drizzle.ts";
import { words as headwords } from "../lexicon/schema.ts";
import { markStale } from "./mark-stale.ts";
import { episodes, episodeWords, missingItems } from "./schema.ts";

/** Running words by kind; those of closed classes, of names, of items and others add up to the first. */
export type EpisodeFigures = {
  readonly runningWords: number;
  readonly closedClassWords: number;
  readonly nameWords: number;
  readonly otherWords: number;
  /** Of the others, the ones that no dictionary knows. */
  readonly unjudgedWords: number;
  readonly itemWords: number;
};

/** How one episode uses a headword, which must be stored already. */
export type EpisodeWord = {
  readonly wordId: number;
  readonly count: number;
  readonly tokens: number;
  /** Whole seconds, ascending. */
  readonly times: readonly number[];
  readonly line: string | null;
  /** The sense meant at each of the times, 0 the first; empty where it is always the first. */
  readonly senses: readonly number[];
};

/** An item that the lexicon lacks; its tokens are among the episode's other words. */
export type MissingItem = Omit<EpisodeWord, "line"> & {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
};

export type EpisodeContent = {
  readonly titleId: number;
  /** Null for a movie. */
  readonly seasonId: number | null;
  readonly episodeNumber: number;
  readonly name: string | null;
  /** Of the file and of the settings it is imported with. */
  readonly contentHash: string;
  readonly figures: EpisodeFigures;
  /** How long it is; null where nobody has counted. */
  readonly seconds?: number | null;
  readonly words: readonly EpisodeWord[];
  readonly missing?: readonly MissingItem[];
};

async function upsertEpisode(db: Db, content: EpisodeContent): Promise<number> {
  const { titleId, seasonId, episodeNumber, name, contentHash, seconds = null, figures } = content;
  const replaced = { name, contentHash, seconds, ...figures, readingId: null, importedAt: sql`now()` };
  const [row] = await db
    .insert(episodes)
    .values({ titleId, seasonId, episodeNumber, ...replaced })
    .onConflictDoUpdate({ target: [episodes.titleId, episodes.seasonId, episodes.episodeNumber], set: replaced })
    .returning({ id: episodes.id });
  if (row === undefined) throw new Error(`episode ${episodeNumber} of title ${titleId} was not saved`);
  return row.id;
}

/**
 * One statement and seven parameters for the 900 words of an episode. Lists of different lengths cannot be unnested, so
 * that `times` and `senses` go as their literals.
 */
async function insertWords(db: Db, episodeId: number, words: readonly EpisodeWord[]): Promise<void> {
  const ids = words.map(({ wordId }) => wordId);
  const counts = words.map(({ count }) => count);
  const tokens = words.map((word) => word.tokens);
  const times = words.map((word) => `{${word.times.join(",")}}`);
  const lines = words.map(({ line }) => line);
  const senses = words.map((word) => `{${word.senses.join(",")}}`);
  const { rowCount } = await db.insert(episodeWords).select(sql`
    select ${episodeId}::int, word_id, count, tokens, times::int[], line, said.senses::smallint[]
    from unnest(
      ${sql.param(ids)}::bigint[], ${sql.param(counts)}::int[], ${sql.param(tokens)}::int[],
      ${sql.param(times)}::text[], ${sql.param(lines)}::text[], ${sql.param(senses)}::text[]
    ) as said (word_id, count, tokens, times, line, senses)
    join ${headwords} on ${headwords.id} = said.word_id`);
  if (rowCount !== words.length) throw new Error(`${words.length - (rowCount ?? 0)} headwords are not stored yet`);
}

const missingAtOnce = 1_000;

async function insertMissing(db: Db, episodeId: number, missing: readonly MissingItem[]): Promise<void> {
  for (let at = 0; at < missing.length; at += missingAtOnce) {
    const rows = missing.slice(at, at + missingAtOnce).map(({ times, senses, ...item }) => {
      return { ...item, episodeId, times: [...times], senses: [...senses] };
    });
    await db.insert(missingItems).values(rows);
  }
}

/**
 * Stores an episode, or a movie's only file, with all its words in place of an earlier import. For a transaction;
 * visitors see it once it is published. Returns the episode's id.
 */
export async function replaceEpisode(transaction: Db, content: EpisodeContent): Promise<number> {
  await markStale(transaction, content.titleId);
  const episodeId = await upsertEpisode(transaction, content);
  await transaction.delete(episodeWords).where(eq(episodeWords.episodeId, episodeId));
  if (content.words.length > 0) await insertWords(transaction, episodeId, content.words);
  await transaction.delete(missingItems).where(eq(missingItems.episodeId, episodeId));
  await insertMissing(transaction, episodeId, content.missing ?? []);
  return episodeId;
}
