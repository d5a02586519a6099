import type { SQL } from "drizzle-orm";
import type { Headword } from "../../domain/lexicon/entry.ts";
import type { Db } from "../database.ts";
import { and, eq, excluded, isAnyOf, not, or, sql } from "../drizzle.ts";
import { publication } from "../publication/schema.ts";
import { words } from "./schema.ts";

/**
 * The headwords as rows of one statement in a single parameter: as values they would exceed PostgreSQL's limit of
 * parameters. Ordered by id, so that two transactions cannot deadlock.
 */
function rowsOf(headwords: readonly Headword[]): SQL {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(headwords)}::jsonb) as given (
    id bigint, phrase text, "partOfSpeech" text, level smallint, meanings jsonb,
    definition text, synonyms text[], ipa text, source text, senses jsonb,
    cognates text[], "falseFriends" jsonb
  ) order by id`;
}

/** The hash of the last loaded lexicon files. */
export async function readLexiconHash(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ hash: publication.lexiconHash }).from(publication);
  return row?.hash ?? undefined;
}

/** Stores the hash of the loaded lexicon files and increments the version, which it returns. */
export async function saveLexiconHash(db: Db, lexiconHash: string): Promise<number> {
  const [row] = await db
    .insert(publication)
    .values({ version: 1, lexiconHash })
    .onConflictDoUpdate({ target: publication.id, set: { version: sql`${publication.version} + 1`, lexiconHash } })
    .returning({ version: publication.version });
  if (row === undefined) throw new Error("the publication has no row");
  return row.version;
}

/** Writes headwords; entries overwrite fallbacks. For a transaction that holds the lock of the publication. */
export async function writeHeadwords(transaction: Db, headwords: readonly Headword[]): Promise<void> {
  await transaction
    .insert(words)
    .select(rowsOf(headwords))
    .onConflictDoUpdate({
      target: words.id,
      set: {
        phrase: excluded(words.phrase),
        level: excluded(words.level),
        meanings: excluded(words.meanings),
        definition: excluded(words.definition),
        synonyms: excluded(words.synonyms),
        ipa: excluded(words.ipa),
        source: excluded(words.source),
        senses: excluded(words.senses),
        cognates: excluded(words.cognates),
        falseFriends: excluded(words.falseFriends),
      },
      setWhere: or(eq(excluded(words.source), "lexicon"), eq(words.source, "fallback")),
    });
}

/** An entry that is in the lexicon no more stays as a fallback, since lists may show it. */
export async function demoteHeadword(transaction: Db, id: number): Promise<void> {
  await transaction.update(words).set({ source: "fallback" }).where(eq(words.id, id));
}

/**
 * Loads the whole lexicon: entries overwrite fallbacks, and entries that have left the lexicon become fallbacks,
 * since lists may show them. For a transaction that holds the lock of the publication.
 */
export async function upsertHeadwords(transaction: Db, headwords: readonly Headword[]): Promise<void> {
  await writeHeadwords(transaction, headwords);
  const entries = headwords.filter(({ source }) => source === "lexicon").map(({ id }) => id);
  await transaction
    .update(words)
    .set({ source: "fallback" })
    .where(and(eq(words.source, "lexicon"), not(isAnyOf(words.id, entries))));
}

/** Adds headwords that are not stored yet; stored ones stay as they are. */
export async function insertMissingFallbacks(db: Db, headwords: readonly Headword[]): Promise<void> {
  if (headwords.length === 0) return;
  await db.insert(words).select(rowsOf(headwords)).onConflictDoNothing({ target: words.id });
}

/** Key of the advisory lock between those who add fallbacks to refer to them and who removes what nobody refers to. */
const fallbackLock = 7_305_118_903;

/** To the end of the transaction no fallback is removed; any number of transactions may hold them. */
export async function holdFallbacks(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${fallbackLock}::bigint)`);
}

/** Waits until nobody holds fallbacks, and lets nobody hold them to the end of the transaction. */
export async function lockFallbacks(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${fallbackLock}::bigint)`);
}
