import { addressBlock } from "../../domain/accounts/client-address.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { canUseCoupon, discounted, foldCode } from "../../domain/premium/coupons.ts";
import { currencyOf, type Money, type PlanId, priceOf } from "../../domain/premium/plans.ts";
import type { Db } from "../../storage/database.ts";
import { countCouponUses, findCoupon } from "../../storage/premium/coupons.ts";
import { limitAttempts } from "../accounts/limit-attempts.ts";
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

/** Coupons that one account may try in an hour, and one address. */
const mostTries = { byAccount: 20, byAddress: 200 };

/**
 * Counts a try of a coupon, right or wrong.
 *
 * @throws {Refusal} too_many_requests
 */
async function limitCouponTries(services: Services, userId: number, address: string): Promise<void> {
  await limitAttempts(services, ["coupon", userId], mostTries.byAccount);
  await limitAttempts(services, ["coupon-address", addressBlock(address)], mostTries.byAddress);
}

/** @throws {Refusal} as `findDiscount` and `limitCouponTries`. */
export async function readDiscount(
  services: Services,
  asked: {
    readonly code: string;
    readonly plan: PlanId;
    readonly locale: Locale;
    readonly userId: number;
    readonly address: string;
  },
): Promise<Discount> {
  const { address, ...coupon } = asked;
  await limitCouponTries(services, asked.userId, address);
  return await findDiscount(services.database.db, { ...coupon, now: services.now() });
}
