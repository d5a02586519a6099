import type { SQL } from "drizzle-orm";
import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { lockPublication } from "../publication/queries.ts";
import { publication } from "../publication/schema.ts";

/** The headwords as rows of one statement, in the order of their ids: two transactions then never wait for each other. */
function rowsOf(headwords: readonly Headword[]): SQL {
  return sql`(
    select * from jsonb_to_recordset(${JSON.stringify(headwords)}::jsonb) as t (
      id bigint, phrase text, "partOfSpeech" text, level smallint, tr text[], es text[],
      definition text, synonyms text[], ipa text, source text
    ) order by id
  )`;
}

const columns = sql`(id, phrase, part_of_speech, level, tr, es, definition, synonyms, ipa, source)`;

/** The hash of the lexicon files that were loaded last. */
export async function readLexiconHash(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ hash: publication.lexiconHash }).from(publication);
  return row?.hash ?? undefined;
}

/** Notes which lexicon files are loaded, and raises the version, which it returns. */
export async function saveLexiconHash(db: Db, lexiconHash: string): Promise<number> {
  const [row] = await db
    .insert(publication)
    .values({ version: 1, lexiconHash })
    .onConflictDoUpdate({ target: publication.id, set: { version: sql`${publication.version} + 1`, lexiconHash } })
    .returning({ version: publication.version });
  if (row === undefined) throw new Error("the publication has no row");
  return row.version;
}

/** Titles with a word whose level changes need new figures. */
async function markTitlesStale(db: Db, headwords: readonly Headword[]): Promise<void> {
  const ids = headwords.map(({ id }) => id);
  const levels = headwords.map(({ level }) => level);
  await db.execute(sql`
    update titles set is_stale = true
    where not is_stale and id in (
      select episodes.title_id
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(levels)}::smallint[]) as given (id, level)
      join words on words.id = given.id and words.level <> given.level
      join episode_words on episode_words.word_id = words.id
      join episodes on episodes.id = episode_words.episode_id
    )`);
}

/**
 * Loads the whole lexicon: entries overwrite fallbacks, and what has left the lexicon stays as a fallback,
 * since lists may show it. To be called in a transaction, together with `saveLexiconHash`.
 */
export async function upsertHeadwords(transaction: Db, headwords: readonly Headword[]): Promise<void> {
  await lockPublication(transaction);
  await markTitlesStale(transaction, headwords);
  await transaction.execute(sql`
    insert into words as stored ${columns}
    select * from ${rowsOf(headwords)} as given
    on conflict (id) do update set
      phrase = excluded.phrase, level = excluded.level, tr = excluded.tr, es = excluded.es,
      definition = excluded.definition, synonyms = excluded.synonyms, ipa = excluded.ipa, source = excluded.source
    where excluded.source = 'lexicon' or stored.source = 'fallback'`);
  const entries = headwords.filter(({ source }) => source === "lexicon").map(({ id }) => id);
  await transaction.execute(sql`
    update words set source = 'fallback' where source = 'lexicon' and id <> all(${sql.param(entries)}::bigint[])`);
}

/** Adds headwords that nothing is stored of yet; what is stored stays as it is. */
export async function insertMissingFallbacks(db: Db, headwords: readonly Headword[]): Promise<void> {
  if (headwords.length === 0) return;
  await db.execute(
    sql`insert into words ${columns} select * from ${rowsOf(headwords)} as given on conflict (id) do nothing`,
  );
}
