import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { publication } from "./schema.ts";

/** Any number that no other use of the database takes. */
const publicationLock = 7_305_118_901;

/** The version of what visitors see; 0 before the first publication. */
export async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: publication.version }).from(publication);
  return row?.version ?? 0;
}

/** Says to every cache that what visitors see has changed. Returns the new version. */
export async function raiseVersion(db: Db): Promise<number> {
  const [row] = await db
    .insert(publication)
    .values({ version: 1 })
    .onConflictDoUpdate({ target: publication.id, set: { version: sql`${publication.version} + 1` } })
    .returning({ version: publication.version });
  if (row === undefined) throw new Error("the publication has no row");
  return row.version;
}

/** Until the end of the transaction nobody else publishes or loads a lexicon. */
export async function lockPublication(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${publicationLock})`);
}
