import type { Db } from "../database.ts";
import { and, asc, count, eq, isAnyOf, lt, sql } from "../drizzle.ts";
import { users } from "./schema.ts";

/** Whether another account than `userId` has the skeleton. */
export async function isSkeletonTaken(db: Db, skeleton: string, userId: number): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.usernameSkeleton, skeleton));
  return row !== undefined && row.id !== userId;
}

export async function countOldSkeletons(db: Db, version: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(lt(users.skeletonVersion, version));
  return row?.count ?? 0;
}

/** A number for `pg_advisory_xact_lock`. */
const fillingLock = 7_239_001;

/** The oldest accounts whose skeleton is of an earlier version, held until the transaction ends. */
export async function lockOldSkeletons(transaction: Db, version: number, limit: number) {
  // One process at a time: the rows that a batch changes besides its own are in no order.
  await transaction.execute(sql`select pg_advisory_xact_lock(${fillingLock})`);
  return await transaction
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(lt(users.skeletonVersion, version))
    .orderBy(asc(users.id))
    .limit(limit)
    .for("no key update");
}

/**
 * Writes the skeletons of a batch, oldest first: one that an older account has is left out, and one that a younger account
 * has of an earlier version is taken from it until its turn comes.
 */
export async function writeSkeletons(
  transaction: Db,
  version: number,
  batch: readonly { readonly id: number; readonly skeleton: string | null }[],
): Promise<void> {
  const skeletons = batch.flatMap(({ skeleton }) => skeleton ?? []);
  await transaction
    .update(users)
    .set({ usernameSkeleton: null })
    .where(and(lt(users.skeletonVersion, version), isAnyOf(users.usernameSkeleton, skeletons)));
  const ids = batch.map(({ id }) => id);
  await transaction.execute(sql`
    update ${users} as u set skeleton_version = ${version}, username_skeleton = case
      when exists (select from ${users} as other where other.username_skeleton = given.skeleton and other.id <> u.id) then null
      else given.skeleton
    end
    from unnest(${sql.param(ids)}::int[], ${sql.param(batch.map(({ skeleton }) => skeleton))}::text[]) as given (id, skeleton)
    where u.id = given.id`);
}
