import type { Day } from "../../domain/locale/day.ts";
import type { CardKind, Grade } from "../../domain/memory/card.ts";
import type { LogEntry } from "../../domain/memory/word-memory.ts";
import type { Db } from "../database.ts";
import { and, desc, eq, isAnyOf, isNotNull, ne, type SQL, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { kindOf } from "./memories.ts";
import { kindNumbers, memoryLog } from "./schema.ts";

/** An entry with the time that its answer took, in milliseconds; null where that was not measured. */
export type TimedEntry = LogEntry & { readonly elapsedMs: number | null };

function gradeOf(stored: number | null): Grade | null {
  return stored === 1 || stored === 2 || stored === 3 || stored === 4 ? stored : null;
}

type LogRow = Omit<typeof memoryLog.$inferSelect, "userId" | "isUndone">;

function entryOf({ kind, grade, at, stability, difficulty, ...row }: LogRow): TimedEntry {
  const seed = stability === null ? undefined : { stability, difficulty };
  return { ...row, kind: kindOf(kind), grade: gradeOf(grade), at: at.getTime(), ...(seed && { seed }) };
}

/** Entries as a table of SQL named `given`. */
export function givenEntries(entries: readonly TimedEntry[]): SQL {
  const rows = entries.map(({ answerId, wordId, kind, way, grade, at, day, elapsedMs, seed }) => ({
    answer_id: answerId,
    word_id: wordId,
    kind: kindNumbers[kind],
    way,
    grade,
    day,
    elapsed_ms: elapsedMs,
    stability: seed?.stability ?? null,
    difficulty: seed?.difficulty ?? null,
    at: new Date(at).toISOString(),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (answer_id uuid, word_id bigint, kind smallint,
    way text, grade smallint, at timestamptz, day date, elapsed_ms int, stability float8, difficulty float8)`;
}

export const entryColumns = {
  names: sql`user_id, answer_id, word_id, kind, way, grade, at, day, elapsed_ms, stability, difficulty`,
  values: (userId: number) => sql`${userId}::int, given.answer_id, given.word_id, given.kind, given.way, given.grade,
    given.at, given.day, given.elapsed_ms, given.stability, given.difficulty`,
};

/** Adds entries of words that there are; of those that are in the log already nothing changes. @returns the ids of the new ones */
export async function insertEntries(
  transaction: Db,
  userId: number,
  entries: readonly TimedEntry[],
): Promise<ReadonlySet<string>> {
  const { rows } = await transaction.execute<{ answer_id: string }>(sql`
    insert into memory_log (${entryColumns.names}) select ${entryColumns.values(userId)} from ${givenEntries(entries)}
    where exists (select from ${words} where ${words.id} = given.word_id)
    on conflict do nothing returning answer_id`);
  return new Set(rows.map((row) => row.answer_id));
}

const columns = {
  answerId: memoryLog.answerId,
  wordId: memoryLog.wordId,
  kind: memoryLog.kind,
  way: memoryLog.way,
  grade: memoryLog.grade,
  at: memoryLog.at,
  day: memoryLog.day,
  elapsedMs: memoryLog.elapsedMs,
  stability: memoryLog.stability,
  difficulty: memoryLog.difficulty,
};

/** All entries of some words that were not undone, in no order. */
export async function readEntries(db: Db, userId: number, wordIds: readonly number[]): Promise<TimedEntry[]> {
  const rows = await db
    .select(columns)
    .from(memoryLog)
    .where(and(eq(memoryLog.userId, userId), isAnyOf(memoryLog.wordId, wordIds), eq(memoryLog.isUndone, false)));
  return rows.map(entryOf);
}

/** Answers by their ids, undone or not. */
export async function findEntries(
  db: Db,
  userId: number,
  answerIds: readonly string[],
): Promise<ReadonlyMap<string, TimedEntry>> {
  const rows = await db
    .select(columns)
    .from(memoryLog)
    .where(and(eq(memoryLog.userId, userId), isAnyOf(memoryLog.answerId, answerIds)));
  return new Map(rows.map((row) => [row.answerId, entryOf(row)]));
}

/** Takes an answer back; false where it was taken back before. */
export async function markUndone(transaction: Db, userId: number, answerId: string): Promise<boolean> {
  const undone = await transaction
    .update(memoryLog)
    .set({ isUndone: true })
    .where(and(eq(memoryLog.userId, userId), eq(memoryLog.answerId, answerId), eq(memoryLog.isUndone, false)))
    .returning({ answerId: memoryLog.answerId });
  return undone.length > 0;
}

/** Takes back what was taken over of some words. @returns the words of which something was */
export async function undoImports(transaction: Db, userId: number, wordIds: readonly number[]): Promise<number[]> {
  const undone = await transaction
    .update(memoryLog)
    .set({ isUndone: true })
    .where(
      and(
        eq(memoryLog.userId, userId),
        isAnyOf(memoryLog.wordId, wordIds),
        eq(memoryLog.way, "import"),
        eq(memoryLog.isUndone, false),
      ),
    )
    .returning({ wordId: memoryLog.wordId });
  return [...new Set(undone.map(({ wordId }) => wordId))];
}

/** Rows of the log that are looked at for answer times, however few of them are of the kind. */
const timesLookedAt = 200;

/** How long the person's last answers for cards of a kind took, choices left out: they are quicker than all else. */
export async function readAnswerTimes(db: Db, userId: number, kind: CardKind, last: number): Promise<number[]> {
  const lately = db
    .select({ kind: memoryLog.kind, way: memoryLog.way, elapsedMs: memoryLog.elapsedMs })
    .from(memoryLog)
    .where(eq(memoryLog.userId, userId))
    .orderBy(desc(memoryLog.at))
    .limit(timesLookedAt)
    .as("lately");
  const rows = await db
    .select({ elapsedMs: lately.elapsedMs })
    .from(lately)
    .where(and(eq(lately.kind, kindNumbers[kind]), isNotNull(lately.elapsedMs), ne(lately.way, "choice")))
    .limit(last);
  return rows.flatMap(({ elapsedMs }) => (elapsedMs === null ? [] : [elapsedMs]));
}

/** Answers of a day that were not undone. */
export async function countAnswers(db: Db, userId: number, day: Day, since: Date): Promise<number> {
  return await db.$count(
    memoryLog,
    and(
      eq(memoryLog.userId, userId),
      sql`${memoryLog.at} >= ${since.toISOString()}::timestamptz`,
      eq(memoryLog.day, day),
      isNotNull(memoryLog.grade),
      eq(memoryLog.isUndone, false),
    ),
  );
}

/** The words answered since a time, once for each of their days. */
export async function readAnsweredWords(
  db: Db,
  userId: number,
  since: Date,
): Promise<{ readonly wordId: number; readonly day: Day; readonly isMissed: boolean }[]> {
  return await db
    .select({
      wordId: memoryLog.wordId,
      day: memoryLog.day,
      isMissed: sql`bool_or(${memoryLog.grade} = 1)`.mapWith(Boolean),
    })
    .from(memoryLog)
    .where(
      and(
        eq(memoryLog.userId, userId),
        sql`${memoryLog.at} >= ${since.toISOString()}::timestamptz`,
        isNotNull(memoryLog.grade),
        eq(memoryLog.isUndone, false),
      ),
    )
    .groupBy(memoryLog.day, memoryLog.wordId)
    .orderBy(sql`min(${memoryLog.at})`);
}
