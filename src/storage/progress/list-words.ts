import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import type { Db } from "../database.ts";
import { eq, sql } from "../drizzle.ts";
import { entryFields } from "../lexicon/read-entries.ts";
import { words } from "../lexicon/schema.ts";
import { listWords } from "./schema.ts";

/** The words of an own, shared or generated list, in its order. */
export async function readListWords(db: Db, listId: number): Promise<ListedWord[]> {
  const rows = await db
    .select({ ...entryFields, count: listWords.count })
    .from(listWords)
    .innerJoin(words, eq(words.id, listWords.wordId))
    .where(eq(listWords.listId, listId))
    .orderBy(listWords.position, listWords.wordId);
  return rows.map((row) => ({ ...row, times: [], line: null }));
}

export type CountedId = { readonly wordId: number; readonly count: number };

/** Puts words at the end of a list, in their order; those that stand there stay, ids that are no word's are left out. */
export async function appendWords(db: Db, listId: number, added: readonly CountedId[]): Promise<void> {
  const ids = added.map(({ wordId }) => wordId);
  const counts = added.map(({ count }) => count);
  await db.execute(sql`
    insert into list_words (list_id, word_id, position, count)
    select ${listId}::int, given.id, given.place
      + (select coalesce(max(position), 0) from list_words where list_id = ${listId}), given.count
    from (
      select distinct on (id) id, count, place::int
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(counts)}::int[]) with ordinality as t (id, count, place)
      order by id, place
    ) as given
    join words on words.id = given.id
    on conflict do nothing`);
}

export async function removeWords(db: Db, listId: number, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`delete from list_words where list_id = ${listId} and word_id = any(${sql.param(ids)}::bigint[])`,
  );
}

/** The named words first, in their order, then the others as they stood. */
export async function reorderWords(db: Db, listId: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update list_words set position = ordered.place
    from (
      select word_id, row_number() over (order by given.place nulls last, position, word_id)::int as place
      from list_words
      left join (select id, min(place) as place
        from unnest(${sql.param(ids)}::bigint[]) with ordinality as t (id, place) group by id) as given
        on given.id = word_id
      where list_id = ${listId}
    ) as ordered
    where list_id = ${listId} and list_words.word_id = ordered.word_id`);
}

export async function copyWords(db: Db, fromListId: number, toListId: number): Promise<void> {
  await db.execute(sql`
    insert into list_words (list_id, word_id, position, count)
    select ${toListId}::int, word_id, position, count from list_words where list_id = ${fromListId}`);
}

/** The headword of each phrase, by the phrase in lower case: entries before guesses, then the easiest. */
export async function findHeadwords(db: Db, phrases: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ phrase: string; id: string }>(sql`
    select distinct on (lower(phrase)) lower(phrase) as phrase, id
    from words where lower(phrase) = any(${sql.param(phrases)}::text[])
    order by lower(phrase), source = 'lexicon' desc, level, part_of_speech`);
  return new Map(rows.map(({ phrase, id }) => [phrase, Number(id)]));
}
