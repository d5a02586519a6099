import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { siteKeys } from "./schema.ts";

/** The stored key of a name, or `fresh` where there was none; of processes that ask at once all get the same. */
export async function readOrStoreKey(db: Db, name: string, fresh: Buffer): Promise<Buffer> {
  await db.insert(siteKeys).values({ name, key: fresh }).onConflictDoNothing();
  const [row] = await db.select({ key: siteKeys.key }).from(siteKeys).where(eq(siteKeys.name, name));
  if (row === undefined) throw new Error("a site key was not stored");
  return row.key;
}
