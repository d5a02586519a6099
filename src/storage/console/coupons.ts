import type { Db } from "../database.ts";
import { and, desc, eq, isAnyOf, or, sql } from "../drizzle.ts";
import { coupons, payments } from "../premium/schema.ts";
import { below, contains, type Page, type PageQuery, pageOf } from "./page.ts";

export type CouponRow = typeof coupons.$inferSelect & {
  /** Payments that succeeded or may still. */
  readonly uses: number;
};

export type CouponFilter = { readonly search: string; readonly id: number | undefined };

/** The newest first. */
export async function readCouponPage(db: Db, filter: CouponFilter, page: PageQuery): Promise<Page<CouponRow>> {
  const { search, id: onlyId } = filter;
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(
        contains(coupons.code, search),
        onlyId === undefined ? undefined : eq(coupons.id, onlyId),
        below(coupons.id, coupons.id, page),
      ),
    )
    .orderBy(desc(coupons.id))
    .limit(page.limit + 1);
  const { rows: shown, next } = pageOf(rows, page, ({ id }) => ({ place: id, id }));
  const used = await db
    .select({ couponId: payments.couponId, uses: sql`count(*)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        isAnyOf(
          payments.couponId,
          shown.map(({ id }) => id),
        ),
        or(eq(payments.state, "success"), eq(payments.state, "pending")),
      ),
    )
    .groupBy(payments.couponId);
  const uses = new Map(used.map((row) => [row.couponId, row.uses]));
  return { rows: shown.map((coupon) => ({ ...coupon, uses: uses.get(coupon.id) ?? 0 })), next };
}
