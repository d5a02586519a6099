import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { words } from "./schema.ts";

/** A headword's phrase by its id. */
export async function readPhrase(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ phrase: words.phrase }).from(words).where(eq(words.id, id));
  return row?.phrase;
}
