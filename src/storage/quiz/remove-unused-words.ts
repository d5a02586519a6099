import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { readingWords } from "../catalogue/readings-schema.ts";
import { episodeWords, missingItems } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, eq, gt, isAnyOf, max, min, notExists, type SQL, sql } from "../drizzle.ts";
import { lockFallbacks } from "../lexicon/queries.ts";
import { words } from "../lexicon/schema.ts";
import { memoryCards, memoryLog, memoryNotes } from "../memory/schema.ts";
import { knownWords, listWords, pointsLedger, unknownWords, wordLists } from "../progress/schema.ts";
import { openedWords, quizzes } from "./schema.ts";

/** Tables with an index by word. */
const indexedTables = [episodeWords, missingItems, readingWords] as const;

/** Of people, with indexes that begin with whose a row is. */
const personalTables = [
  knownWords,
  unknownWords,
  openedWords,
  pointsLedger,
  memoryCards,
  memoryLog,
  memoryNotes,
] as const;

/** Every table with a `word_id`. */
export const wordTables = [...indexedTables, listWords, ...personalTables] as const;

const playedWords = sql`(
  select user_id, jsonb_array_elements(source->'wordIds')::bigint as word_id from ${quizzes}
  where jsonb_typeof(source->'wordIds') = 'array') as played`;

/**
 * What is read in parts, by a range of the column that its index begins with: these tables are far larger than a statement
 * may read. Lists come first: nobody can begin to use a word that is in no title and in no list. Answers of people who
 * have left have no `user_id`; nothing shows their words.
 */
const uses: readonly { readonly table: PgTable; readonly owner: PgColumn; readonly rows: SQL }[] = [
  { table: listWords, owner: listWords.listId, rows: sql`${listWords}` },
  ...personalTables.map((table) => ({ table, owner: table.userId, rows: sql`${table}` })),
  { table: quizzes, owner: quizzes.userId, rows: playedWords },
];

/** Lists or people of a part. */
const partSize = 5_000;

const isInNoTitle = (db: Db) =>
  and(
    ...indexedTables.map((table) =>
      notExists(db.select({ one: sql`1` }).from(table).where(eq(table.wordId, words.id))),
    ),
  );

/** Fallbacks that no title has, and the newest list: whoever adds words for a list has ended or comes after it. */
async function findCandidates(db: Db): Promise<{ readonly ids: Set<number>; readonly newestList: number }> {
  return await db.transaction(async (transaction) => {
    await lockFallbacks(transaction);
    const rows = await transaction
      .select({ id: words.id })
      .from(words)
      .where(and(eq(words.source, "fallback"), isInNoTitle(transaction)));
    const [newest] = await transaction.select({ id: max(wordLists.id) }).from(wordLists);
    return { ids: new Set(rows.map(({ id }) => id)), newestList: newest?.id ?? 0 };
  });
}

/**
 * Removes fallbacks that nothing refers to: the words of texts whose lists have expired. Entries of the lexicon stay.
 * Returns how many there were; none where `signal` has ended it.
 */
export async function removeUnusedWords(db: Db, signal?: AbortSignal): Promise<number> {
  const { ids, newestList } = await findCandidates(db);
  for (const { table, owner, rows } of uses) {
    const [range] = await db.select({ first: min(owner), last: max(owner) }).from(table);
    const column = sql.identifier(owner.name);
    for (let from = Number(range?.first ?? 1); from <= Number(range?.last ?? 0); from += partSize) {
      if (ids.size === 0 || signal?.aborted) return 0;
      const used = await db.execute<{ id: number }>(sql`
        select distinct word_id::float8 as id from ${rows}
        where ${column} >= ${from}::bigint and ${column} < ${from + partSize}::bigint
          and word_id = any(${sql.param([...ids])}::bigint[])`);
      for (const { id } of used.rows) ids.delete(id);
    }
  }
  return await db.transaction(async (transaction) => {
    await lockFallbacks(transaction);
    const isInNewList = transaction
      .select({ one: sql`1` })
      .from(listWords)
      .where(and(eq(listWords.wordId, words.id), gt(listWords.listId, newestList)));
    const { rowCount } = await transaction
      .delete(words)
      .where(
        and(
          isAnyOf(words.id, [...ids]),
          eq(words.source, "fallback"),
          isInNoTitle(transaction),
          notExists(isInNewList),
        ),
      );
    return rowCount ?? 0;
  });
}
