import type { Day } from "../../domain/locale/day.ts";
import { hardLapses } from "../../domain/memory/card.ts";
import type { SpelledCard } from "../../domain/memory/session.ts";
import type { Db } from "../database.ts";
import { and, eq, gte, lte, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { cardOf } from "./memories.ts";
import { kindNumbers, memoryCards } from "./schema.ts";

/** A card of a session, and the number of the sense that is learnt; null for the first. */
export type StoredCard = SpelledCard & { readonly sense: number | null };

// Written as the conditions of the partial indexes are.
const isAwake = sql`not ${memoryCards.isKnown} and not ${memoryCards.isStopped} and ${memoryCards.lapses} < ${sql.raw(String(hardLapses))}`;
const isFresh = sql`${memoryCards.stability} is null and ${memoryCards.kind} = 1 and not ${memoryCards.isKnown}
  and not ${memoryCards.isStopped}`;

function isDueFor(userId: number, day: Day) {
  const isBegun = sql`(${memoryCards.stability} is not null or ${memoryCards.kind} = 2)`;
  return and(eq(memoryCards.userId, userId), lte(memoryCards.dueDay, day), isBegun, isAwake);
}

const columns = {
  wordId: memoryCards.wordId,
  kind: memoryCards.kind,
  stability: memoryCards.stability,
  difficulty: memoryCards.difficulty,
  lastDay: memoryCards.lastDay,
  dueDay: memoryCards.dueDay,
  reps: memoryCards.reps,
  lapses: memoryCards.lapses,
  sense: memoryCards.sense,
  phrase: words.phrase,
};

export async function countDue(db: Db, userId: number, day: Day): Promise<number> {
  return await db.$count(memoryCards, isDueFor(userId, day));
}

/** Days since the last grade, in stabilities, between which a card is worth saving. */
export type SavingRange = { readonly from: number; readonly to: number };

/** The due cards of a person that pay most, as `rankDue` of the domain ranks them. */
export async function readDue(
  db: Db,
  userId: number,
  day: Day,
  { from, to }: SavingRange,
  limit: number,
): Promise<StoredCard[]> {
  const elapsed = sql`(${day}::date - ${memoryCards.lastDay})`;
  const isWorthSaving = sql`${elapsed} >= ${memoryCards.stability} * ${from}::float8
    and ${elapsed} <= ${memoryCards.stability} * ${to}::float8`;
  // Ranked before the words are joined: of thousands of due cards a session needs few.
  const ranked = db
    .select()
    .from(memoryCards)
    .where(isDueFor(userId, day))
    .orderBy(
      sql`case when ${memoryCards.stability} is null then 2 when ${isWorthSaving} then 0 else 1 end`,
      sql`${memoryCards.stability} desc nulls last`,
      memoryCards.wordId,
      memoryCards.kind,
    )
    .limit(limit)
    .as("ranked");
  const rows = await db
    .select({
      wordId: ranked.wordId,
      kind: ranked.kind,
      stability: ranked.stability,
      difficulty: ranked.difficulty,
      lastDay: ranked.lastDay,
      dueDay: ranked.dueDay,
      reps: ranked.reps,
      lapses: ranked.lapses,
      sense: ranked.sense,
      phrase: words.phrase,
    })
    .from(ranked)
    .innerJoin(words, eq(words.id, ranked.wordId))
    .orderBy(
      sql`case when ${ranked.stability} is null then 2
        when (${day}::date - ${ranked.lastDay}) >= ${ranked.stability} * ${from}::float8
          and (${day}::date - ${ranked.lastDay}) <= ${ranked.stability} * ${to}::float8 then 0 else 1 end`,
      sql`${ranked.stability} desc nulls last`,
      ranked.wordId,
      ranked.kind,
    );
  return rows.map((row) => ({ ...cardOf(row), phrase: row.phrase, sense: row.sense }));
}

/** The words that a person has taken up and was not asked yet, the earliest first. */
export async function readFresh(db: Db, userId: number, limit: number): Promise<StoredCard[]> {
  const rows = await db
    .select(columns)
    .from(memoryCards)
    .innerJoin(words, eq(words.id, memoryCards.wordId))
    .where(and(eq(memoryCards.userId, userId), isFresh))
    .orderBy(memoryCards.lastAt, memoryCards.wordId)
    .limit(limit);
  return rows.map((row) => ({ ...cardOf(row), phrase: row.phrase, sense: row.sense }));
}

export async function countFresh(db: Db, userId: number): Promise<number> {
  return await db.$count(memoryCards, and(eq(memoryCards.userId, userId), isFresh));
}

/** Words that were asked for the first time on a day. `since` is when the day began. */
export async function countBegun(db: Db, userId: number, day: Day, since: Date): Promise<number> {
  return await db.$count(
    memoryCards,
    and(
      eq(memoryCards.userId, userId),
      eq(memoryCards.kind, kindNumbers.recognition),
      eq(memoryCards.reps, 1),
      eq(memoryCards.lastDay, day),
      gte(memoryCards.lastAt, since),
    ),
  );
}
