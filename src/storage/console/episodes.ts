import type { TitleKind } from "../../domain/catalogue/catalogue.ts";
import { markStale } from "../catalogue/mark-stale.ts";
import { drafts, episodes, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, eq, notExists, sql } from "../drizzle.ts";
import { listWords } from "../progress/schema.ts";
import { isManaged } from "./drafts.ts";

export type EpisodeRow = {
  readonly id: number;
  readonly titleId: number;
  readonly kind: TitleKind;
  readonly seasonId: number | null;
  /** Null in a film. */
  readonly season: number | null;
  readonly episode: number;
  readonly name: string | null;
};

/** An episode of the catalogue or of a draft, never one that somebody has brought; its title is locked. */
export async function lockEpisode(transaction: Db, id: number): Promise<EpisodeRow | undefined> {
  const read = async () => {
    const [row] = await transaction
      .select({
        id: episodes.id,
        titleId: titles.id,
        kind: titles.kind,
        seasonId: episodes.seasonId,
        season: seasons.seasonNumber,
        episode: episodes.episodeNumber,
        name: episodes.name,
      })
      .from(episodes)
      .innerJoin(titles, eq(titles.id, episodes.titleId))
      .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
      .leftJoin(drafts, eq(drafts.titleId, titles.id))
      .where(and(eq(episodes.id, id), isManaged));
    return row;
  };
  const found = await read();
  if (found === undefined) return undefined;
  await markStale(transaction, found.titleId);
  return await read();
}

export async function nameEpisode(transaction: Db, id: number, name: string | null): Promise<void> {
  await transaction.update(episodes).set({ name }).where(eq(episodes.id, id));
}

/** The episode of a season that has a number. */
export async function findEpisode(transaction: Db, seasonId: number, episode: number): Promise<number | undefined> {
  const [row] = await transaction
    .select({ id: episodes.id })
    .from(episodes)
    .where(and(eq(episodes.seasonId, seasonId), eq(episodes.episodeNumber, episode)));
  return row?.id;
}

type Place = { readonly seasonId: number | null; readonly episode: number };

export async function placeEpisode(transaction: Db, id: number, { seasonId, episode }: Place): Promise<void> {
  await transaction.update(episodes).set({ seasonId, episodeNumber: episode }).where(eq(episodes.id, id));
}

export async function removeEpisode(transaction: Db, id: number): Promise<void> {
  await transaction.delete(episodes).where(eq(episodes.id, id));
}

/** Seasons of which the last episode has gone. */
export async function removeEmptySeasons(transaction: Db, titleId: number): Promise<void> {
  const own = transaction.select({ id: episodes.id }).from(episodes).where(eq(episodes.seasonId, seasons.id));
  await transaction.delete(seasons).where(and(eq(seasons.titleId, titleId), notExists(own)));
}

/**
 * After episodes have got other words: where people's lists say when a word of theirs is said, it is the time in the new
 * words that is nearest to the former one; a word that is not said there any more stays in its list without a place.
 */
export async function fitListWords(transaction: Db, episodeIds: readonly number[]): Promise<void> {
  if (episodeIds.length === 0) return;
  const ids = sql.param([...episodeIds]);
  await transaction.execute(sql`
    with held as (select * from ${listWords} where episode_id = any(${ids})), fitted as (
      select held.list_id, held.word_id, nearest.second, nearest.sense
      from held
      join said_words on said_words.episode_id = held.episode_id and said_words.word_id = held.word_id
      cross join lateral (
        select said.second, coalesce(said_words.senses[said.place], 0) as sense
        from unnest(said_words.times) with ordinality as said (second, place)
        order by abs(said.second - held.second), said.place limit 1
      ) as nearest
      where not (held.second = any(said_words.times)))
    update ${listWords} set second = fitted.second, sense = fitted.sense
    from fitted where ${listWords.listId} = fitted.list_id and ${listWords.wordId} = fitted.word_id`);
  await transaction.execute(sql`
    update ${listWords} set episode_id = null, second = null, sense = null
    where ${listWords.episodeId} = any(${ids}) and not exists (
      select 1 from said_words where said_words.episode_id = ${listWords.episodeId}
        and said_words.word_id = ${listWords.wordId})`);
}
