import type { Day } from "../../domain/locale/day.ts";
import type { Db } from "../database.ts";
import { and, eq, type SQL, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { kindNumbers, memoryCards } from "./schema.ts";

/** A word with a card, by recognition. */
export type LearntWord = {
  readonly wordId: number;
  readonly phrase: string;
  /** Null until it is asked. */
  readonly stability: number | null;
  readonly dueDay: Day;
};

export type LearntWordWish = {
  /** A part of the phrase. */
  readonly search: string;
  /** Bounds of stability; with the first one, words that were never asked are left out. */
  readonly from?: number | undefined;
  readonly below?: number | undefined;
};

function isWished(userId: number, { search, from, below }: LearntWordWish): SQL | undefined {
  const escaped = search.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return and(
    eq(memoryCards.userId, userId),
    eq(memoryCards.kind, kindNumbers.recognition),
    eq(memoryCards.isKnown, false),
    eq(memoryCards.isStopped, false),
    from === undefined ? undefined : sql`${memoryCards.stability} >= ${from}::float8`,
    below === undefined ? undefined : sql`${memoryCards.stability} < ${below}::float8`,
    escaped === "" ? undefined : sql`${words.phrase} ilike ${`%${escaped}%`}`,
  );
}

/** The words of a person that have cards and are not marked as known, the least stable first, and how many there are. */
export async function readLearntWords(
  db: Db,
  userId: number,
  wish: LearntWordWish,
  limit: number,
): Promise<{ readonly total: number; readonly words: LearntWord[] }> {
  const rows = await db
    .select({
      wordId: memoryCards.wordId,
      phrase: words.phrase,
      stability: memoryCards.stability,
      dueDay: memoryCards.dueDay,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(memoryCards)
    .innerJoin(words, eq(words.id, memoryCards.wordId))
    .where(isWished(userId, wish))
    .orderBy(sql`${memoryCards.stability} nulls last`, words.phrase, memoryCards.wordId)
    .limit(limit);
  return { total: rows[0]?.total ?? 0, words: rows.map(({ total: _, ...word }) => word) };
}

/** All words of a person that have cards and are not marked as known, from A to Z. */
export async function readCardWordIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ wordId: memoryCards.wordId })
    .from(memoryCards)
    .innerJoin(words, eq(words.id, memoryCards.wordId))
    .where(isWished(userId, { search: "" }))
    .orderBy(words.phrase, memoryCards.wordId);
  return rows.map(({ wordId }) => wordId);
}

/** The words of a person that have cards and are not marked as known, with their stability in days; null until asked. */
export async function readStabilities(
  db: Db,
  userId: number,
): Promise<{ readonly wordId: number; readonly stability: number | null }[]> {
  return await db
    .select({ wordId: memoryCards.wordId, stability: memoryCards.stability })
    .from(memoryCards)
    .where(
      and(
        eq(memoryCards.userId, userId),
        eq(memoryCards.kind, kindNumbers.recognition),
        eq(memoryCards.isKnown, false),
        eq(memoryCards.isStopped, false),
      ),
    );
}
