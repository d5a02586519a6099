import type { Day } from "../../domain/locale/day.ts";
import { type CardKind, hardLapses, knownStability } from "../../domain/memory/card.ts";
import type { StudiedDay } from "../../domain/memory/goal.ts";
import type { Db } from "../database.ts";
import { and, count, desc, eq, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { kindOf } from "./memories.ts";
import { kindNumbers, memoryCards, memoryLog } from "./schema.ts";

/** Cards due on each day from one to another that has any; what waited longer counts on the first. */
export async function countDueByDay(
  db: Db,
  userId: number,
  from: Day,
  to: Day,
): Promise<{ readonly day: Day; readonly due: number }[]> {
  const { rows } = await db.execute<{ day: string; due: number }>(sql`
    select greatest(due_day, ${from}::date)::text as day, count(*)::int as due from memory_cards
    where user_id = ${userId}::int and due_day <= ${to}::date and (stability is not null or kind = 2)
      and not is_known and not is_stopped and lapses < ${sql.raw(String(hardLapses))}
    group by 1 order by 1`);
  return rows.map(({ day, due }) => ({ day, due }));
}

/** How many words that are being learnt have a stability of at least each bound and below the next, in days. */
export async function countByStability(db: Db, userId: number, bounds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ band: number; words: number }>(sql`
    select width_bucket(stability, ${sql.param([...bounds])}::float8[]) as band, count(*)::int as words
    from memory_cards where user_id = ${userId}::int and kind = 1 and stability is not null and not is_known
      and not is_stopped
    group by 1`);
  return bounds.map((_, at) => rows.find(({ band }) => band === at + 1)?.words ?? 0);
}

export type CardCounts = { readonly learnt: number; readonly learning: number; readonly fresh: number };

/** A person's words by what has become of them; those marked as known are left out. */
export async function countWords(db: Db, userId: number): Promise<CardCounts> {
  const { rows } = await db.execute<CardCounts>(sql`
    select count(*) filter (where stability >= ${knownStability}::float8)::int as learnt,
      count(*) filter (where stability < ${knownStability}::float8 and not is_stopped)::int as learning,
      count(*) filter (where stability is null and not is_stopped)::int as fresh
    from memory_cards where user_id = ${userId}::int and kind = 1 and not is_known`);
  const { learnt = 0, learning = 0, fresh = 0 } = rows[0] ?? {};
  return { learnt, learning, fresh };
}

export type Measured = { readonly answers: number; readonly right: number };

/** Of the grades since a time that moved a card which was graded before: how many there are, and how many were right. */
export async function measureRetention(db: Db, userId: number, since: Date): Promise<Measured> {
  const { rows } = await db.execute<Measured>(sql`
    select count(*)::int as answers, count(*) filter (where grade > 1)::int as "right" from (
      select distinct on (word_id, kind, day) word_id, kind, day, grade from memory_log
      where user_id = ${userId}::int and at >= ${since.toISOString()}::timestamptz
        and grade is not null and not is_undone
      order by word_id, kind, day, at, answer_id
    ) as moved
    where exists (
      select from memory_log as earlier
      where earlier.user_id = ${userId}::int and earlier.word_id = moved.word_id and earlier.kind = moved.kind
        and earlier.day < moved.day and earlier.grade is not null and not earlier.is_undone)`);
  const { answers = 0, right = 0 } = rows[0] ?? {};
  return { answers, right };
}

/** How much was answered on each day on which anything was, by the index of days alone. */
export async function readStudiedDays(db: Db, userId: number): Promise<StudiedDay[]> {
  return await db
    .select({ day: memoryLog.day, answers: count() })
    .from(memoryLog)
    .where(and(eq(memoryLog.userId, userId), sql`${memoryLog.grade} is not null and not ${memoryLog.isUndone}`))
    .groupBy(memoryLog.day)
    .orderBy(memoryLog.day);
}

export type HardWord = { readonly wordId: number; readonly kind: CardKind; readonly phrase: string };

/** Cards that were forgotten too often, those last answered first. */
export async function readHardWords(db: Db, userId: number, limit: number): Promise<HardWord[]> {
  const rows = await db
    .select({ wordId: memoryCards.wordId, kind: memoryCards.kind, phrase: words.phrase })
    .from(memoryCards)
    .innerJoin(words, eq(words.id, memoryCards.wordId))
    .where(
      and(
        eq(memoryCards.userId, userId),
        sql`${memoryCards.lapses} >= ${sql.raw(String(hardLapses))} and not ${memoryCards.isKnown}
          and not ${memoryCards.isStopped}`,
      ),
    )
    .orderBy(desc(memoryCards.lastAt), memoryCards.wordId, memoryCards.kind)
    .limit(limit);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kindOf(kind) }));
}

export type StoppedWord = Pick<HardWord, "wordId" | "phrase">;

/** Words that are not to be asked again, the last ones first. */
export async function readStoppedWords(db: Db, userId: number, limit: number): Promise<StoppedWord[]> {
  return await db
    .select({ wordId: memoryCards.wordId, phrase: words.phrase })
    .from(memoryCards)
    .innerJoin(words, eq(words.id, memoryCards.wordId))
    .where(
      and(
        eq(memoryCards.userId, userId),
        eq(memoryCards.kind, kindNumbers.recognition),
        sql`${memoryCards.isStopped} and not ${memoryCards.isKnown}`,
      ),
    )
    .orderBy(desc(memoryCards.lastAt), memoryCards.wordId)
    .limit(limit);
}
