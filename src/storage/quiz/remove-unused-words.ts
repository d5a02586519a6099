import { readingWords } from "../catalogue/readings-schema.ts";
import { episodeWords, missingItems } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { lockFallbacks } from "../lexicon/queries.ts";
import { words } from "../lexicon/schema.ts";
import { memoryCards, memoryLog, memoryNotes } from "../memory/schema.ts";
import { knownWords, listWords, pointsLedger, unknownWords } from "../progress/schema.ts";
import { openedWords, quizzes } from "./schema.ts";

/** Every table with a `word_id`. */
export const wordTables = [
  episodeWords,
  missingItems,
  readingWords,
  listWords,
  knownWords,
  unknownWords,
  openedWords,
  pointsLedger,
  memoryCards,
  memoryLog,
  memoryNotes,
] as const;

/**
 * Removes fallbacks that nothing refers to: the words of texts whose lists have expired. Entries of the lexicon stay.
 * Returns how many there were.
 */
export async function removeUnusedWords(db: Db): Promise<number> {
  const isUsed = sql.join(
    wordTables.map((table) => sql`exists (select 1 from ${table} where ${table.wordId} = ${words.id})`),
    sql` or `,
  );
  return await db.transaction(async (transaction) => {
    await lockFallbacks(transaction);
    const { rowCount } = await transaction.execute(sql`
      with played as (
        select distinct jsonb_array_elements(source->'wordIds')::bigint as id from ${quizzes}
        where jsonb_typeof(source->'wordIds') = 'array'
      )
      delete from ${words}
      where ${words.source} = 'fallback' and not (${isUsed})
        and not exists (select 1 from played where played.id = ${words.id})`);
    return rowCount ?? 0;
  });
}
