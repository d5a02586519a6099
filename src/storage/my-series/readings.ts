import type { Headword } from "../../domain/lexicon/entry.ts";
import type { SubtitleWords } from "../../domain/subtitles/word-counts.ts";
import { readings, readingWords } from "../catalogue/readings-schema.ts";
import { episodes } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, eq, lt, sql } from "../drizzle.ts";
import { holdFallbacks, insertMissingFallbacks } from "../lexicon/queries.ts";
import { words } from "../lexicon/schema.ts";
import { broughtFiles } from "./schema.ts";

export type ReadingKey = { readonly hash: Buffer; readonly analysis: string };

export type FoundReading = { readonly id: number; readonly durationMs: number };

/** The reading of a text; it is kept for as long as a new one, whoever has it. */
export async function takeReading(db: Db, { hash, analysis }: ReadingKey): Promise<FoundReading | undefined> {
  const [row] = await db
    .update(readings)
    .set({ unusedSince: null })
    .where(and(eq(readings.hash, hash), eq(readings.analysis, analysis)))
    .returning({ id: readings.id, durationMs: readings.durationMs });
  return row;
}

export type NewReading = ReadingKey & {
  readonly words: SubtitleWords;
  /** The headword of each item, in their order. */
  readonly headwords: readonly Headword[];
  readonly seconds: number;
  readonly durationMs: number;
};

/** Stores the figures of a text. Undefined where another process has done so meanwhile. */
export async function insertReading(db: Db, reading: NewReading): Promise<number | undefined> {
  const { hash, analysis, words: found, headwords, seconds, durationMs } = reading;
  const { items, names: _names, unknown: _unknown, ...figures } = found;
  const itemWords = items.reduce((sum, { tokens }) => sum + tokens, 0);
  return await db.transaction(async (transaction) => {
    await holdFallbacks(transaction);
    await insertMissingFallbacks(
      transaction,
      headwords.filter(({ source }) => source === "fallback"),
    );
    const [row] = await transaction
      .insert(readings)
      .values({ hash, analysis, ...figures, itemWords, seconds, durationMs })
      .onConflictDoNothing()
      .returning({ id: readings.id });
    if (row === undefined) return undefined;
    const rows = items.map((item, at) => ({ ...item, wordId: headwords[at]?.id ?? 0 }));
    await transaction.insert(readingWords).select(sql`
      select ${row.id}::int, word_id, count, tokens, times::int[], said.senses::smallint[]
      from unnest(
        ${sql.param(rows.map(({ wordId }) => wordId))}::bigint[], ${sql.param(rows.map(({ count }) => count))}::int[],
        ${sql.param(rows.map(({ tokens }) => tokens))}::int[],
        ${sql.param(rows.map(({ times }) => `{${times.join(",")}}`))}::text[],
        ${sql.param(rows.map(({ senses }) => `{${senses.join(",")}}`))}::text[]
      ) as said (word_id, count, tokens, times, senses)
      join ${words} on ${words.id} = said.word_id`);
    return row.id;
  });
}

export async function setDuration(db: Db, id: number, durationMs: number): Promise<void> {
  await db.update(readings).set({ durationMs }).where(eq(readings.id, id));
}

export async function countReadings(db: Db): Promise<number> {
  return await db.$count(readings);
}

/** Notes which readings nobody has, and removes those that nobody has had since before a moment. */
export async function removeUnusedReadings(db: Db, now: Date, before: Date): Promise<void> {
  const isUsed = sql`(exists (select 1 from ${episodes} where ${episodes.readingId} = ${readings.id})
    or exists (select 1 from ${broughtFiles} where ${broughtFiles.readingId} = ${readings.id}))`;
  await db
    .update(readings)
    .set({ unusedSince: sql`case when ${isUsed} then null else coalesce(${readings.unusedSince}, ${now}) end` })
    .where(sql`(${readings.unusedSince} is null) <> ${isUsed}`);
  await db.delete(readings).where(and(lt(readings.unusedSince, before), sql`not ${isUsed}`));
}
