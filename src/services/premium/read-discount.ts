import type { Locale } from "../../domain/locale/locale.ts";
import { canUseCoupon, discounted, foldCode } from "../../domain/premium/coupons.ts";
import { currencyOf, type Money, type PlanId, priceOf } from "../../domain/premium/plans.ts";
import type { Db } from "../../storage/database.ts";
import { countCouponUses, findCoupon } from "../../storage/premium/coupons.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

export type Discount = {
  readonly couponId: number;
  readonly price: Money;
  readonly discountedPrice: Money;
  /** Only orders that the person has begun and not paid are in the way: they end, or are gone on with. */
  readonly isHeldByPerson: boolean;
};

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
  if (coupon === undefined) throw new Refusal("coupon.unknown");
  const { inAll, byPerson, heldByPerson } = await countCouponUses(db, coupon.id, userId, now);
  const others = { inAll: inAll - heldByPerson, byPerson: byPerson - heldByPerson };
  if (!canUseCoupon(coupon, { plan, currency, now, uses: others })) throw new Refusal("coupon.unknown");
  const isHeldByPerson = !canUseCoupon(coupon, { plan, currency, now, uses: { inAll, byPerson } });
  const price = priceOf(plan, currency);
  return { couponId: coupon.id, price, discountedPrice: discounted(price, coupon), isHeldByPerson };
}

/** @throws {Refusal} as `findDiscount`. */
export function readDiscount(
  { database, now }: Services,
  asked: { readonly code: string; readonly plan: PlanId; readonly locale: Locale; readonly userId: number },
): Promise<Discount> {
  return findDiscount(database.db, { ...asked, now: now() });
}
