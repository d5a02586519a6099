import type { Currency, Money, PlanId } from "./plans.ts";

export type Coupon = {
  /** As it was made; compared by `foldCode`. */
  readonly code: string;
  readonly discount:
    | { readonly kind: "percent"; readonly percent: number }
    /** In each currency's smallest unit; a currency without an amount gets no discount. */
    | { readonly kind: "amount"; readonly amounts: Readonly<Partial<Record<Currency, number>>> };
  readonly plans: readonly PlanId[];
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerPerson: number | null;
};

export type CouponUses = { readonly inAll: number; readonly byPerson: number };

/**
 * The form by which codes of coupons and gifts are compared: case, spaces and hyphens do not matter, and all of
 * i, ı, I, İ are one letter, whichever keyboard typed them.
 */
export function foldCode(code: string): string {
  return code
    .normalize("NFKC")
    .replace(/[\s\u200b-\u200d\ufeff-]+/gu, "")
    .replace(/[iıİ]\u0307?/gu, "I")
    .toUpperCase();
}

/** Whether a coupon can be used for a plan now. Uses are those of payments that succeeded or may still do so. */
export function canUseCoupon(
  coupon: Coupon,
  { plan, currency, now, uses }: { plan: PlanId; currency: Currency; now: Date; uses: CouponUses },
): boolean {
  return (
    coupon.plans.includes(plan) &&
    (coupon.discount.kind === "percent" || coupon.discount.amounts[currency] !== undefined) &&
    (coupon.validFrom === null || coupon.validFrom <= now) &&
    (coupon.validUntil === null || now < coupon.validUntil) &&
    !isUsedUp(coupon, uses)
  );
}

/** Whether a coupon allows no further use. */
export function isUsedUp(
  { maxUses, maxUsesPerPerson }: Pick<Coupon, "maxUses" | "maxUsesPerPerson">,
  { inAll, byPerson }: CouponUses,
): boolean {
  return (maxUses !== null && inAll >= maxUses) || (maxUsesPerPerson !== null && byPerson >= maxUsesPerPerson);
}

/** The price less the discount, never under nothing; half a cent is rounded in the buyer's favour. */
export function discounted({ amount, currency }: Money, { discount }: Pick<Coupon, "discount">): Money {
  const off =
    discount.kind === "percent" ? Math.ceil((amount * discount.percent) / 100) : (discount.amounts[currency] ?? 0);
  return { amount: Math.max(0, amount - off), currency };
}
