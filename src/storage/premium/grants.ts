import { randomUUID } from "node:crypto";
import type { Premium } from "../../domain/accounts/premium-status.ts";
import { type Grant, premiumOf } from "../../domain/premium/grants.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isNull } from "../drizzle.ts";
import { premiumGrants } from "./schema.ts";

type GrantRow = typeof premiumGrants.$inferSelect;

export type NewGrant = Pick<GrantRow, "source" | "months" | "timeZone" | "grantedAt"> &
  Partial<Pick<GrantRow, "paymentId" | "codeId" | "reason">>;

/** A person's grants in the order in which they were given. */
export async function readGrants(db: Db, userId: number): Promise<(Grant & { readonly id: string })[]> {
  return await db
    .select({
      id: premiumGrants.id,
      months: premiumGrants.months,
      timeZone: premiumGrants.timeZone,
      grantedAt: premiumGrants.grantedAt,
      revokedAt: premiumGrants.revokedAt,
    })
    .from(premiumGrants)
    .where(eq(premiumGrants.userId, userId))
    .orderBy(asc(premiumGrants.grantedAt), asc(premiumGrants.id));
}

/** What the grants come to, written to the person's row, where every other query finds it. */
async function refreshPremium(transaction: Db, userId: number): Promise<Premium> {
  const premium = premiumOf(await readGrants(transaction, userId));
  await transaction.update(users).set(premium).where(eq(users.id, userId));
  return premium;
}

/**
 * Adds a grant. For a transaction that holds the person's lock (`lockUser`).
 *
 * @returns what the person has now; undefined where the payment or the code has its grant already
 */
export async function insertGrant(transaction: Db, userId: number, grant: NewGrant): Promise<Premium | undefined> {
  const inserted = await transaction
    .insert(premiumGrants)
    .values({ id: randomUUID(), userId, ...grant })
    .onConflictDoNothing()
    .returning({ id: premiumGrants.id });
  return inserted.length === 0 ? undefined : await refreshPremium(transaction, userId);
}

/** Revokes the grant of a payment, once. For a transaction that holds the person's lock. */
export async function revokeGrantOfPayment(
  transaction: Db,
  paymentId: string,
  revoked: { readonly at: Date; readonly by: string; readonly why: string },
): Promise<void> {
  const [row] = await transaction
    .update(premiumGrants)
    .set({ revokedAt: revoked.at, revokedBy: revoked.by, revokedWhy: revoked.why })
    .where(and(eq(premiumGrants.paymentId, paymentId), isNull(premiumGrants.revokedAt)))
    .returning({ userId: premiumGrants.userId });
  if (row?.userId != null) await refreshPremium(transaction, row.userId);
}

/** Revokes one grant of a person, once; false where there is none to revoke. For a transaction that holds the person's lock. */
export async function revokeGrant(
  transaction: Db,
  userId: number,
  grantId: string,
  revoked: { readonly at: Date; readonly by: string; readonly why: string },
): Promise<boolean> {
  const rows = await transaction
    .update(premiumGrants)
    .set({ revokedAt: revoked.at, revokedBy: revoked.by, revokedWhy: revoked.why })
    .where(and(eq(premiumGrants.id, grantId), eq(premiumGrants.userId, userId), isNull(premiumGrants.revokedAt)))
    .returning({ id: premiumGrants.id });
  if (rows.length > 0) await refreshPremium(transaction, userId);
  return rows.length > 0;
}
