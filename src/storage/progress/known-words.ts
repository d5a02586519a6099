import { type Level, levels } from "../../domain/lexicon/level.ts";
import type { Db } from "../database.ts";
import { and, count, desc, eq, isAnyOf, lte, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import type { CountedId } from "./list-words.ts";
import { knownLevels, knownWords, unknownWords } from "./schema.ts";

/** Ids of no word are left out. @returns those that were not marked before */
export async function insertKnownWords(
  db: Db,
  userId: number,
  wordIds: readonly number[],
  knownAt: Date,
): Promise<number[]> {
  const known = db
    .select({
      userId: sql`${userId}::int`.as("user_id"),
      wordId: words.id,
      knownAt: sql`${knownAt.toISOString()}::timestamptz`.as("known_at"),
    })
    .from(words)
    .where(isAnyOf(words.id, wordIds));
  const rows = await db.insert(knownWords).select(known).onConflictDoNothing().returning({ id: knownWords.wordId });
  return rows.map(({ id }) => id);
}

export async function deleteKnownWords(db: Db, userId: number, wordIds: readonly number[]): Promise<void> {
  await db.delete(knownWords).where(and(eq(knownWords.userId, userId), isAnyOf(knownWords.wordId, wordIds)));
}

/** Ids of no word are left out. */
export async function insertUnknownWords(db: Db, userId: number, wordIds: readonly number[]): Promise<void> {
  const unknown = db
    .select({ userId: sql`${userId}::int`.as("user_id"), wordId: words.id })
    .from(words)
    .where(isAnyOf(words.id, wordIds));
  await db.insert(unknownWords).select(unknown).onConflictDoNothing();
}

/** @returns those that were marked */
export async function deleteUnknownWords(db: Db, userId: number, wordIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .delete(unknownWords)
    .where(and(eq(unknownWords.userId, userId), isAnyOf(unknownWords.wordId, wordIds)))
    .returning({ id: unknownWords.wordId });
  return rows.map(({ id }) => id);
}

export async function countKnownWords(db: Db, userId: number): Promise<number> {
  return await db.$count(knownWords, eq(knownWords.userId, userId));
}

export async function readKnownIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ id: knownWords.wordId }).from(knownWords).where(eq(knownWords.userId, userId));
  return rows.map(({ id }) => id);
}

/** The words that were marked as not known. */
export async function readUnknownIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ id: unknownWords.wordId }).from(unknownWords).where(eq(unknownWords.userId, userId));
  return rows.map(({ id }) => id);
}

/** The known list, the latest first. */
export async function readKnownEntries(db: Db, userId: number): Promise<CountedId[]> {
  const rows = await db
    .select({ wordId: words.id })
    .from(knownWords)
    .innerJoin(words, eq(words.id, knownWords.wordId))
    .where(eq(knownWords.userId, userId))
    .orderBy(desc(knownWords.knownAt), sql`lower(${words.phrase}) collate "C"`, words.id);
  return rows.map(({ wordId }) => ({ wordId, count: 0 }));
}

/** The words that are marked as known, and since when. */
export async function readKnownTimes(
  db: Db,
  userId: number,
): Promise<{ readonly wordId: number; readonly knownAt: Date }[]> {
  return await db
    .select({ wordId: knownWords.wordId, knownAt: knownWords.knownAt })
    .from(knownWords)
    .where(eq(knownWords.userId, userId));
}

/** What a person knew at a time, of what the person knows still. */
export async function readIdsKnownBy(db: Db, userId: number, time: Date): Promise<number[]> {
  const rows = await db
    .select({ id: knownWords.wordId })
    .from(knownWords)
    .where(and(eq(knownWords.userId, userId), lte(knownWords.knownAt, time)));
  return rows.map(({ id }) => id);
}

/** How many words of each level are on the known list, from level 1. */
export async function countKnownLevels(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ level: words.level, count: count() })
    .from(knownWords)
    .innerJoin(words, eq(words.id, knownWords.wordId))
    .where(eq(knownWords.userId, userId))
    .groupBy(words.level);
  return levels.map((level) => rows.find((row) => row.level === level)?.count ?? 0);
}

/** The level up to which words count as known to a person; 0 for none. */
export async function readKnownLevel(db: Db, userId: number): Promise<Level | 0> {
  const [row] = await db.select({ level: knownLevels.level }).from(knownLevels).where(eq(knownLevels.userId, userId));
  return row?.level ?? 0;
}

export async function saveKnownLevel(db: Db, userId: number, level: Level | 0): Promise<void> {
  if (level === 0) await db.delete(knownLevels).where(eq(knownLevels.userId, userId));
  else
    await db
      .insert(knownLevels)
      .values({ userId, level })
      .onConflictDoUpdate({ target: knownLevels.userId, set: { level } });
}

/** Which of some words are marked as known. */
export async function filterKnown(db: Db, userId: number, wordIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: knownWords.wordId })
    .from(knownWords)
    .where(and(eq(knownWords.userId, userId), isAnyOf(knownWords.wordId, wordIds)));
  return rows.map(({ id }) => id);
}

/** Marks those words as not known that a level would let count as known. */
export async function insertUnknownUpTo(
  db: Db,
  userId: number,
  wordIds: readonly number[],
  level: Level | 0,
): Promise<void> {
  const unknown = db
    .select({ userId: sql`${userId}::int`.as("user_id"), wordId: words.id })
    .from(words)
    .where(and(isAnyOf(words.id, wordIds), lte(words.level, sql`${level}::smallint`)));
  await db.insert(unknownWords).select(unknown).onConflictDoNothing();
}
