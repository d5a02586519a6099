import { leastGradedDays } from "../../domain/memory/fitting.ts";
import type { LogEntry } from "../../domain/memory/word-memory.ts";
import type { Db } from "../database.ts";
import { and, desc, eq, gt, sql } from "../drizzle.ts";
import { readEntries } from "./log.ts";
import { memoryCards } from "./schema.ts";

export type FittingRange = {
  readonly after: number;
  /** People who are looked at. */
  readonly looked: number;
  readonly now: Date;
  /** Those who were last fitted since then are left out. */
  readonly triedBefore: Date;
  readonly limit: number;
};

/**
 * People to whom parameters may be fitted anew, by rising id: they have answered since it was last tried, and often enough.
 * `lastLooked` is the id to go on after; null at the end of all people.
 */
export async function readFittable(db: Db, { after, looked, now, triedBefore, limit }: FittingRange) {
  const { rows } = await db.execute<{ id: number; weights: number[] | null; is_fittable: boolean }>(sql`
    select looked.id, settings.weights, (
      (settings.fitted_at is null or settings.fitted_at <= ${triedBefore.toISOString()}::timestamptz
        or settings.fitted_at > ${now.toISOString()}::timestamptz)
      and exists (select from memory_log as latest where latest.user_id = looked.id
        and (settings.fitted_at is null or latest.at > least(settings.fitted_at, ${now.toISOString()}::timestamptz)))
      and (select count(*) from (select from memory_log as graded where graded.user_id = looked.id
        and graded.grade is not null and not graded.is_undone limit ${leastGradedDays}::int) as enough)
        = ${leastGradedDays}::int
    ) as is_fittable
    from (select id from users where id > ${after}::int order by id limit ${looked}::int) as looked
    left join memory_settings as settings on settings.user_id = looked.id
    order by looked.id`);
  const fittable = rows.filter((row) => row.is_fittable).slice(0, limit);
  const lastOfPart = fittable.length === limit ? fittable.at(-1)?.id : rows.length === looked ? rows.at(-1)?.id : null;
  return { people: fittable.map(({ id, weights }) => ({ id, weights })), lastLooked: lastOfPart ?? null };
}

/** The whole log of the words that a person answered last. */
export async function readLatestWords(db: Db, userId: number, words: number): Promise<LogEntry[]> {
  const latest = await db
    .select({ wordId: memoryCards.wordId })
    .from(memoryCards)
    .where(and(eq(memoryCards.userId, userId), eq(memoryCards.kind, 1), gt(memoryCards.reps, 0)))
    .orderBy(desc(memoryCards.lastAt))
    .limit(words);
  return await readEntries(
    db,
    userId,
    latest.map(({ wordId }) => wordId),
  );
}
