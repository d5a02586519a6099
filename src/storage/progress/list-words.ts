import { saidWords } from "../catalogue/readings-schema.ts";
import type { Db } from "../database.ts";
import { and, desc, eq, excluded, isAnyOf, type SQL, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { listWords } from "./schema.ts";

/** Where a word of a list was added from. */
export type Scene = {
  readonly episodeId: number;
  /** The sense that is meant there, 0 the first of the headword. */
  readonly sense: number;
  /** When it is said there, in seconds from the start of the file. */
  readonly second: number;
};

/** Where words are said first in some episodes, and in which sense there. */
export async function findScenes(
  db: Db,
  episodeIds: readonly number[],
  wordIds: readonly number[],
): Promise<Map<number, Scene>> {
  const rows = await db
    .selectDistinctOn([saidWords.wordId], {
      wordId: saidWords.wordId,
      episodeId: saidWords.episodeId,
      sense: sql`coalesce(${saidWords.senses}[1], 0)`.mapWith(Number),
      second: sql`coalesce(${saidWords.times}[1], 0)`.mapWith(Number),
    })
    .from(saidWords)
    .where(and(isAnyOf(saidWords.episodeId, episodeIds), isAnyOf(saidWords.wordId, wordIds)))
    .orderBy(saidWords.wordId, sql`array_position(${sql.param([...episodeIds])}::int[], ${saidWords.episodeId})`);
  return new Map(rows.map(({ wordId, ...scene }) => [wordId, scene]));
}

export type CountedId = { readonly wordId: number; readonly count: number; readonly scene?: Scene | undefined };

const entryFields = {
  wordId: listWords.wordId,
  count: listWords.count,
  episodeId: listWords.episodeId,
  sense: listWords.sense,
  second: listWords.second,
};

type EntryRow = Pick<typeof listWords.$inferSelect, keyof typeof entryFields>;

function entryOf({ wordId, count, episodeId, sense, second }: EntryRow): CountedId {
  if (episodeId === null) return { wordId, count };
  return { wordId, count, scene: { episodeId, sense: sense ?? 0, second: second ?? 0 } };
}

/** The words of an own list, or of a generated one that holds them, by their ids in its order. */
export async function readEntries(db: Db, listId: number): Promise<CountedId[]> {
  const rows = await db
    .select(entryFields)
    .from(listWords)
    .where(eq(listWords.listId, listId))
    .orderBy(listWords.position, listWords.wordId);
  return rows.map(entryOf);
}

/** Appends words to a list in the given order; words it has keep their place, ids of no word are left out. */
export async function appendWords(db: Db, listId: number, added: readonly CountedId[]): Promise<void> {
  const ids = added.map(({ wordId }) => wordId);
  const counts = added.map(({ count }) => count);
  const scenes = added.map(({ scene }) => scene);
  const ofScene = (field: keyof Scene) => sql`${sql.param(scenes.map((scene) => scene?.[field] ?? null))}::int[]`;
  await db
    .insert(listWords)
    .select(sql`
    select ${listId}::int, given.id, given.place
      + (select coalesce(max(position), 0) from ${listWords} where ${listWords.listId} = ${listId}), given.count,
      given.episode_id, given.sense::smallint, given.second
    from (
      select distinct on (id) id, count, episode_id, sense, second, place::int
      from unnest(
        ${sql.param(ids)}::bigint[], ${sql.param(counts)}::int[],
        ${ofScene("episodeId")}, ${ofScene("sense")}, ${ofScene("second")}
      ) with ordinality as t (id, count, episode_id, sense, second, place)
      order by id, place
    ) as given
    join ${words} on ${words.id} = given.id`)
    .onConflictDoNothing();
}

/** @returns what was removed, in the list's order */
export async function removeWords(db: Db, listId: number, ids: readonly number[]): Promise<CountedId[]> {
  const rows = await db
    .delete(listWords)
    .where(and(eq(listWords.listId, listId), isAnyOf(listWords.wordId, ids)))
    .returning({ ...entryFields, position: listWords.position });
  return rows.sort((a, b) => a.position - b.position || a.wordId - b.wordId).map(entryOf);
}

/**
 * Puts the given words first, in their order; the others keep theirs. For a transaction that holds the person's lock.
 * The list's positions stay and change their words, so that moving one word writes the rows between its old and its new
 * place alone. They are written by way of the primary key: a join of the list with them was planned as a nested loop
 * where the planner took the list for short.
 */
export async function reorderWords(transaction: Db, listId: number, ids: readonly number[]): Promise<void> {
  const rows = await transaction
    .select({ wordId: listWords.wordId, position: listWords.position })
    .from(listWords)
    .where(eq(listWords.listId, listId))
    .orderBy(listWords.position, listWords.wordId);
  const present = new Map(rows.map(({ wordId, position }) => [wordId, position]));
  const ordered = [...new Set([...ids.filter((id) => present.has(id)), ...present.keys()])];
  const areDistinct = new Set(present.values()).size === rows.length;
  const moved = ordered
    .map((wordId, at) => ({ wordId, position: areDistinct ? (rows[at]?.position ?? 0) : at + 1 }))
    .filter(({ wordId, position }) => present.get(wordId) !== position);
  if (moved.length === 0) return;
  const movedIds = moved.map(({ wordId }) => wordId);
  const positions = moved.map(({ position }) => position);
  await transaction
    .insert(listWords)
    .select(sql`
    select ${listId}::int, id, place, 0, null::int, null::smallint, null::int
    from unnest(${sql.param(movedIds)}::bigint[], ${sql.param(positions)}::int[]) as t (id, place)`)
    .onConflictDoUpdate({
      target: [listWords.listId, listWords.wordId],
      set: { position: excluded(listWords.position) },
    });
}

export async function copyWords(db: Db, fromListId: number, toListId: number): Promise<void> {
  const { wordId, position, count, episodeId, sense, second } = listWords;
  const listId = sql`${toListId}::int`.as("list_id");
  const copied = db
    .select({ listId, wordId, position, count, episodeId, sense, second })
    .from(listWords)
    .where(eq(listWords.listId, fromListId));
  await db.insert(listWords).select(copied);
}

/** Of some ids those of words. */
export async function findWordIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: words.id }).from(words).where(isAnyOf(words.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** The headword of each phrase, by the phrase in lower case: lexicon entries before fallbacks, then the easiest. */
export async function findHeadwords(db: Db, phrases: readonly string[]): Promise<Map<string, number>> {
  return await headwordsWhere(db, sql`${lowerPhrase} = any(${sql.param([...phrases])})`);
}

/** The same of all headwords. */
export async function readAllHeadwords(db: Db): Promise<Map<string, number>> {
  return await headwordsWhere(db, undefined);
}

const lowerPhrase = sql`lower(${words.phrase})`.mapWith(String);

async function headwordsWhere(db: Db, where: SQL | undefined): Promise<Map<string, number>> {
  const rows = await db
    .selectDistinctOn([lowerPhrase], { phrase: lowerPhrase, id: words.id })
    .from(words)
    .where(where)
    .orderBy(lowerPhrase, desc(eq(words.source, "lexicon")), words.level, words.partOfSpeech);
  return new Map(rows.map(({ phrase, id }) => [phrase, id]));
}
