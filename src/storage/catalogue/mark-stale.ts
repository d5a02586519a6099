import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Db } from "../database.ts";
import { and, eq, inArray, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { saidWords } from "./readings-schema.ts";
import { episodes, titles } from "./schema.ts";

/**
 * Marks a title whose figures have to be published again. Comes before any change of a season or an episode: all
 * transactions then lock a title before its parts and cannot deadlock.
 */
export async function markStale(db: Db, titleId: number): Promise<void> {
  await db.update(titles).set({ isStale: true }).where(eq(titles.id, titleId));
}

export async function markAllStale(db: Db): Promise<void> {
  await db.update(titles).set({ isStale: true });
}

/** Marks the titles with a word whose stored level or likeness to other languages differs from the given one. */
export async function markChangedLevelsStale(
  db: Db,
  headwords: readonly Pick<Headword, "id" | "level" | "cognates" | "falseFriends">[],
): Promise<void> {
  const rows = headwords.map(({ id, level, cognates, falseFriends }) => ({ id, level, cognates, falseFriends }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given (id bigint, level smallint, cognates text[], "falseFriends" jsonb)`;
  const isOther = sql`(${words.level}, ${words.cognates}, ${words.falseFriends})
    is distinct from (given.level, given.cognates, given."falseFriends")`;
  const changed = db
    .select({ titleId: episodes.titleId })
    .from(words)
    .innerJoin(given, and(eq(words.id, sql`given.id`), isOther))
    .innerJoin(saidWords, eq(saidWords.wordId, words.id))
    .innerJoin(episodes, eq(episodes.id, saidWords.episodeId));
  await db
    .update(titles)
    .set({ isStale: true })
    .where(and(eq(titles.isStale, false), inArray(titles.id, changed)));
}
