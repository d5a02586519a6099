import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import { meaningLanguages } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, eq, inArray, isAnyOf, sql } from "../drizzle.ts";
import { hasMeaningIn, headwordColumns, words } from "./schema.ts";

/** The lexicon's own entries of a level, 1 to 5, from A to Z; without fallbacks. */
export async function readEntriesOfLevel(db: Db, level: number): Promise<Omit<Headword, "source">[]> {
  return await db
    .select(headwordColumns)
    .from(words)
    .where(and(eq(words.source, "lexicon"), sql`${words.level} = ${level}`))
    .orderBy(sql`lower(${words.phrase}) collate "C"`, words.partOfSpeech);
}

/** Headwords by their ids, in no order; unknown ids are left out. */
export async function readHeadwords(db: Db, ids: readonly number[]): Promise<Omit<Headword, "source">[]> {
  return await db.select(headwordColumns).from(words).where(isAnyOf(words.id, ids));
}

/** A headword's phrase by its id. */
export async function readPhrase(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ phrase: words.phrase }).from(words).where(eq(words.id, id));
  return row?.phrase;
}

export async function readPhrases(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: words.id, phrase: words.phrase }).from(words).where(isAnyOf(words.id, ids));
  return new Map(rows.map(({ id, phrase }) => [id, phrase]));
}

/** A sample of each level's lexicon entries with meanings in every language: arbitrary, but always the same. */
export async function readSamples(
  db: Db,
  levels: readonly Level[],
  countOfEach: number,
): Promise<Omit<Headword, "source">[]> {
  const sample = db
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.source, "lexicon"), eq(words.level, sql`given.level`), ...meaningLanguages.map(hasMeaningIn)))
    // Ids are hashes, so their order is arbitrary.
    .orderBy(words.id)
    .limit(countOfEach)
    .as("sample");
  const ids = db
    .select({ id: sample.id })
    .from(sql`unnest(${sql.param([...levels])}::smallint[]) as given (level)`)
    .crossJoinLateral(sample);
  return await db.select(headwordColumns).from(words).where(inArray(words.id, ids)).orderBy(words.level, words.id);
}
