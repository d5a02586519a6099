import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Db } from "../database.ts";
import { and, eq, inArray, ne, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { episodes, episodeWords, titles } from "./schema.ts";

/**
 * Notes that a title's figures have to be published anew. Whoever changes a season or an episode does this first: all
 * transactions then lock a title before its parts, and none waits for another in a circle.
 */
export async function markStale(db: Db, titleId: number): Promise<void> {
  await db.update(titles).set({ isStale: true }).where(eq(titles.id, titleId));
}

/** The same for the titles that say a word whose stored level is another than the given one. */
export async function markChangedLevelsStale(
  db: Db,
  headwords: readonly Pick<Headword, "id" | "level">[],
): Promise<void> {
  const ids = headwords.map(({ id }) => id);
  const levels = headwords.map(({ level }) => level);
  const given = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(levels)}::smallint[]) as given (id, level)`;
  const changed = db
    .select({ titleId: episodes.titleId })
    .from(words)
    .innerJoin(given, and(eq(words.id, sql`given.id`), ne(words.level, sql`given.level`)))
    .innerJoin(episodeWords, eq(episodeWords.wordId, words.id))
    .innerJoin(episodes, eq(episodes.id, episodeWords.episodeId));
  await db
    .update(titles)
    .set({ isStale: true })
    .where(and(eq(titles.isStale, false), inArray(titles.id, changed)));
}
