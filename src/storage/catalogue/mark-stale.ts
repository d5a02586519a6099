import type { Db } from "../database.ts";
import { eq } from "../drizzle.ts";
import { titles } from "./schema.ts";

/**
 * Notes that a title's figures have to be published anew. Whoever changes a season or an episode does this first: all
 * transactions then lock a title before its parts, and none waits for another in a circle.
 */
export async function markStale(db: Db, titleId: number): Promise<void> {
  await db.update(titles).set({ isStale: true }).where(eq(titles.id, titleId));
}
