import type { Db } from "../database.ts";
import { and, asc, eq, gt, isNull } from "../drizzle.ts";
import { users } from "./schema.ts";

/** Whether another account than `userId` has the skeleton. */
export async function isSkeletonTaken(db: Db, skeleton: string, userId: number): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.usernameSkeleton, skeleton));
  return row !== undefined && row.id !== userId;
}

/** Names that have no skeleton, by id, from above `afterId`. */
export function readNamesWithoutSkeleton(db: Db, afterId: number, limit: number) {
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(isNull(users.usernameSkeleton), gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(limit);
}
