import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { countSenses } from "../catalogue/read-word-list.ts";
import { readings, readingWords } from "../catalogue/readings-schema.ts";
import type { Db } from "../database.ts";
import { desc, eq, sql } from "../drizzle.ts";
import { headwordColumns, words } from "../lexicon/schema.ts";

export type ReadingFigures = Omit<typeof readings.$inferSelect, "hash" | "analysis" | "durationMs" | "unusedSince">;

export type ReadingWord = ListedWord & { readonly tokens: number };

/** The figures of a reading, and its words as those of an episode, most frequent first. */
export async function readReading(
  db: Db,
  id: number,
): Promise<{ readonly figures: ReadingFigures; readonly words: readonly ReadingWord[] } | undefined> {
  const [row] = await db.select().from(readings).where(eq(readings.id, id));
  if (row === undefined) return undefined;
  const { hash: _hash, analysis: _analysis, durationMs: _durationMs, unusedSince: _unusedSince, ...figures } = row;
  const found = await db
    .select({
      ...headwordColumns,
      count: readingWords.count,
      tokens: readingWords.tokens,
      times: readingWords.times,
      meant: readingWords.senses,
    })
    .from(readingWords)
    .innerJoin(words, eq(words.id, readingWords.wordId))
    .where(eq(readingWords.readingId, id))
    .orderBy(desc(readingWords.count), sql`lower(${words.phrase}) collate "C"`, words.partOfSpeech, words.id);
  return {
    figures,
    words: found.map(({ meant, ...word }) => ({ ...word, line: null, senseCounts: countSenses(meant) })),
  };
}
