import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Db } from "../database.ts";
import { and, eq, sql } from "../drizzle.ts";
import { words } from "./schema.ts";

export const entryFields = {
  id: words.id,
  phrase: words.phrase,
  partOfSpeech: words.partOfSpeech,
  level: words.level,
  tr: words.tr,
  es: words.es,
  definition: words.definition,
  synonyms: words.synonyms,
  ipa: words.ipa,
};

/** The lexicon's own entries of a level, 1 to 5, from A to Z; what has left it or was only guessed is none. */
export async function readEntriesOfLevel(db: Db, level: number): Promise<Omit<Headword, "source">[]> {
  return await db
    .select(entryFields)
    .from(words)
    .where(and(eq(words.source, "lexicon"), sql`${words.level} = ${level}`))
    .orderBy(sql`lower(${words.phrase}) collate "C"`, words.partOfSpeech);
}
