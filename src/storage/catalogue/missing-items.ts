import type { Db } from "../database.ts";
import { inArray, isAnyOf, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { episodes, episodeWords, missingItems, titles } from "./schema.ts";

/** Of the given ids of headwords those that are stored. */
export async function findStoredWords(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.select({ id: words.id }).from(words).where(isAnyOf(words.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Makes items that the lexicon lacked, and has by now, words of their episodes, and marks their titles stale. For a
 * transaction that holds the lock of the publication.
 */
export async function resolveMissingItems(transaction: Db): Promise<void> {
  const found = transaction
    .select({ titleId: episodes.titleId })
    .from(missingItems)
    .innerJoin(words, sql`${words.id} = ${missingItems.wordId}`)
    .innerJoin(episodes, sql`${episodes.id} = ${missingItems.episodeId}`);
  const stale = await transaction
    .update(titles)
    .set({ isStale: true })
    .where(inArray(titles.id, found))
    .returning({ id: titles.id });
  if (stale.length === 0) return;
  await transaction.execute(sql`
    with found as (
      delete from ${missingItems} using ${words} where ${words.id} = ${missingItems.wordId}
      returning ${missingItems}.*
    ), said as (
      insert into ${episodeWords} (episode_id, word_id, count, tokens, times, senses)
      select episode_id, word_id, count, tokens, times, senses from found
    ), figures as (
      select episode_id, sum(tokens)::int as tokens from found group by episode_id
    )
    update ${episodes} set other_words = other_words - figures.tokens, unjudged_words = greatest(0, unjudged_words - figures.tokens),
      item_words = item_words + figures.tokens
    from figures where figures.episode_id = ${episodes.id}`);
}
