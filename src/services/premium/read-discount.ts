import type { Locale } from "../../domain/locale/locale.ts";
import { canUseCoupon, discounted, foldCode } from "../../domain/premium/coupons.ts";
import { currencyOf, type Money, type PlanId, priceOf } from "../../domain/premium/plans.ts";
import type { Db } from "../../storage/database.ts";
import { countCouponUses, findCoupon } from "../../storage/premium/coupons.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

export type Discount = { readonly couponId: number; readonly price: Money; readonly discountedPrice: Money };

/**
 * What a coupon makes of a plan's price.
 *
 * @param isLocked for a transaction that will use it: nobody else counts its uses until that ends
 * @throws {Refusal} coupon.unknown, when there is none or it cannot be used (any more) for this.
 */
export async function findDiscount(
  db: Db,
  asked: {
    readonly code: string;
    readonly plan: PlanId;
    readonly locale: Locale;
    readonly userId: number;
    readonly now: Date;
  },
  isLocked = false,
): Promise<Discount> {
  const { code, plan, locale, userId, now } = asked;
  const folded = foldCode(code);
  const currency = currencyOf(locale);
  const coupon = folded === "" ? undefined : await findCoupon(db, folded, isLocked);
  const uses = coupon && (await countCouponUses(db, coupon.id, userId));
  if (coupon === undefined || uses === undefined || !canUseCoupon(coupon, { plan, currency, now, uses })) {
    throw new Refusal("coupon.unknown");
  }
  const price = priceOf(plan, currency);
  return { couponId: coupon.id, price, discountedPrice: discounted(price, coupon) };
}

/** @throws {Refusal} as `findDiscount`. */
export function readDiscount(
  { database, now }: Services,
  asked: { readonly code: string; readonly plan: PlanId; readonly locale: Locale; readonly userId: number },
): Promise<Discount> {
  return findDiscount(database.db, { ...asked, now: now() });
}
