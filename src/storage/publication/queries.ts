import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { publicationChannel } from "./listen.ts";
import { publication } from "./schema.ts";

/** Key of the advisory lock; any number that nothing else in the database uses. */
const publicationLock = 7_305_118_901;

/** The published version; 0 before the first publication. */
export async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: publication.version }).from(publication);
  return row?.version ?? 0;
}

/** Increments the published version, by which all caches are keyed, and tells all processes when that is committed. Returns the new one. */
export async function raiseVersion(db: Db): Promise<number> {
  const [row] = await db
    .insert(publication)
    .values({ version: 1 })
    .onConflictDoUpdate({ target: publication.id, set: { version: sql`${publication.version} + 1` } })
    .returning({
      version: publication.version,
      told: sql`pg_notify(${publicationChannel}, ${publication.version}::text)`,
    });
  if (row === undefined) throw new Error("the publication has no row");
  return row.version;
}

/** Lets one transaction at a time publish or load a lexicon. */
export async function lockPublication(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${publicationLock})`);
}
