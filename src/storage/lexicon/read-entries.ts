import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Db } from "../database.ts";
import { and, eq, sql } from "../drizzle.ts";
import { words } from "./schema.ts";

export const entryFields = {
  id: words.id,
  phrase: words.phrase,
  partOfSpeech: words.partOfSpeech,
  level: words.level,
  tr: words.tr,
  es: words.es,
  definition: words.definition,
  synonyms: words.synonyms,
  ipa: words.ipa,
};

/** The lexicon's own entries of a level, 1 to 5, from A to Z; what has left it or was only guessed is none. */
export async function readEntriesOfLevel(db: Db, level: number): Promise<Omit<Headword, "source">[]> {
  return await db
    .select(entryFields)
    .from(words)
    .where(and(eq(words.source, "lexicon"), sql`${words.level} = ${level}`))
    .orderBy(sql`lower(${words.phrase}) collate "C"`, words.partOfSpeech);
}

/** Headwords by their ids, in no order; ids that nothing is stored of are left out. */
export async function readHeadwords(db: Db, ids: readonly number[]): Promise<Omit<Headword, "source">[]> {
  return await db
    .select(entryFields)
    .from(words)
    .where(sql`${words.id} = any(${sql.param([...ids])}::bigint[])`);
}

/** So many of the lexicon's entries of a level with meanings in both languages, mixed, but the same each time. */
export async function readSampleOfLevel(db: Db, level: number, count: number): Promise<Omit<Headword, "source">[]> {
  return await db
    .select(entryFields)
    .from(words)
    .where(
      and(
        eq(words.source, "lexicon"),
        sql`${words.level} = ${level}`,
        sql`cardinality(${words.tr}) > 0 and cardinality(${words.es}) > 0`,
      ),
    )
    // Ids are hashes: their order has nothing to do with the words.
    .orderBy(words.id)
    .limit(count);
}
