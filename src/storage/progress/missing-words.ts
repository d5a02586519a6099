import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { missingWords } from "./schema.ts";

/** Counts a report of a word that the lexicon does not have. */
export async function saveMissingWord(db: Db, phrase: string, context: string, now: Date): Promise<void> {
  await db
    .insert(missingWords)
    .values({ phrase, context, firstReportedAt: now, lastReportedAt: now })
    .onConflictDoUpdate({
      target: missingWords.phrase,
      set: { reports: sql`${missingWords.reports} + 1`, lastReportedAt: now },
    });
}
