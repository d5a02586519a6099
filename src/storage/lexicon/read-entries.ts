import type { Headword } from "../../domain/lexicon/entry.ts";
import type { PartOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
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

/** A level and part of speech. */
export type WordClass = { readonly level: number; readonly partOfSpeech: PartOfSpeech };

/** A sample of the lexicon's entries of each class with meanings in every language: arbitrary, but always the same. */
export async function readSamples(
  db: Db,
  classes: readonly WordClass[],
  countOfEach: number,
): Promise<Omit<Headword, "source">[]> {
  const distinct = [...new Map(classes.map((one) => [`${one.level} ${one.partOfSpeech}`, one])).values()];
  const isOfClass = and(eq(words.level, sql`given.level`), eq(words.partOfSpeech, sql`given.part_of_speech`));
  const sample = db
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.source, "lexicon"), isOfClass, ...meaningLanguages.map(hasMeaningIn)))
    // Ids are hashes, so their order is arbitrary.
    .orderBy(words.id)
    .limit(countOfEach)
    .as("sample");
  const [levels, parts] = [distinct.map(({ level }) => level), distinct.map(({ partOfSpeech }) => partOfSpeech)];
  const ids = db
    .select({ id: sample.id })
    .from(sql`unnest(${sql.param(levels)}::smallint[], ${sql.param(parts)}::text[]) as given (level, part_of_speech)`)
    .crossJoinLateral(sample);
  return await db.select(headwordColumns).from(words).where(inArray(words.id, ids)).orderBy(words.level, words.id);
}
