import type { Coupon, CouponUses } from "../../domain/premium/coupons.ts";
import { planIds } from "../../domain/premium/plans.ts";
import type { Db } from "../database.ts";
import { and, eq, gt, or, sql } from "../drizzle.ts";
import { coupons, payments } from "./schema.ts";

export type StoredCoupon = Coupon & { readonly id: number };

type CouponRow = typeof coupons.$inferSelect;

function couponOf(row: CouponRow): StoredCoupon {
  const { id, code, percent, amounts, plans, validFrom, validUntil, maxUses, maxUsesPerPerson } = row;
  return {
    id,
    code,
    discount: percent === null ? { kind: "amount", amounts: amounts ?? {} } : { kind: "percent", percent },
    plans: planIds.filter((plan) => plans.includes(plan)),
    validFrom,
    validUntil,
    maxUses,
    maxUsesPerPerson,
  };
}

export async function insertCoupon(db: Db, coupon: typeof coupons.$inferInsert): Promise<StoredCoupon | undefined> {
  const [row] = await db.insert(coupons).values(coupon).onConflictDoNothing().returning();
  return row && couponOf(row);
}

/** @param isLocked nobody else may count its uses until the transaction ends */
export async function findCoupon(db: Db, codeFolded: string, isLocked = false): Promise<StoredCoupon | undefined> {
  const found = db.select().from(coupons).where(eq(coupons.codeFolded, codeFolded));
  const [row] = await (isLocked ? found.for("update") : found);
  return row && couponOf(row);
}

/** Unpaid payments of the person that may still be paid, and so hold a use each. */
export type CountedUses = CouponUses & { readonly heldByPerson: number };

/**
 * A use is a payment that succeeded or may still succeed: failed ones give it back, and abandoned ones once their
 * provider's page is closed.
 */
export async function countCouponUses(db: Db, couponId: number, userId: number, now: Date): Promise<CountedUses> {
  const isHeld = or(eq(payments.state, "pending"), and(eq(payments.state, "abandoned"), gt(payments.openUntil, now)));
  const isPersons = eq(payments.userId, userId);
  const [row] = await db
    .select({
      inAll: sql<number>`count(*)::integer`,
      byPerson: sql<number>`(count(*) filter (where ${isPersons}))::integer`,
      heldByPerson: sql<number>`(count(*) filter (where ${and(isPersons, isHeld)}))::integer`,
    })
    .from(payments)
    .where(and(eq(payments.couponId, couponId), or(eq(payments.state, "success"), isHeld)));
  return row ?? { inAll: 0, byPerson: 0, heldByPerson: 0 };
}

/** Paid uses alone, as settlement compares them with the coupon's limits. */
export async function countPaidUses(db: Db, couponId: number, userId: number | null): Promise<CouponUses> {
  const [row] = await db
    .select({
      inAll: sql<number>`count(*)::integer`,
      byPerson: sql<number>`(count(*) filter (where ${payments.userId} = ${userId}))::integer`,
    })
    .from(payments)
    .where(and(eq(payments.couponId, couponId), eq(payments.state, "success")));
  return row ?? { inAll: 0, byPerson: 0 };
}

/** Held until the transaction ends. */
export async function lockCoupon(transaction: Db, id: number): Promise<CouponRow | undefined> {
  const [row] = await transaction.select().from(coupons).where(eq(coupons.id, id)).for("update");
  return row;
}

export async function updateCoupon(db: Db, id: number, change: Partial<CouponRow>): Promise<void> {
  await db.update(coupons).set(change).where(eq(coupons.id, id));
}
