import type { Offers } from "../../contract/premium/offers.ts";
import type { Discount, Payments } from "../../contract/premium/payments.ts";
import { decimalOf } from "../../domain/premium/plans.ts";
import type { Discount as FoundDiscount } from "../../services/premium/read-discount.ts";
import type { Offers as ReadOffers } from "../../services/premium/read-offers.ts";
import type { readPayments } from "../../services/premium/read-payments.ts";

export function presentDiscount({ price, discountedPrice }: FoundDiscount): Discount {
  return { price: decimalOf(price), discountedPrice: decimalOf(discountedPrice), currency: price.currency };
}

export function presentPayments(payments: Awaited<ReturnType<typeof readPayments>>): Payments {
  return payments.map((payment) => ({
    id: payment.id,
    premiumTypeId: payment.plan,
    status: payment.refundedAt === null ? "success" : "refunded",
    price: decimalOf(payment),
    currency: payment.currency,
    paidAt: (payment.settledAt ?? payment.createdAt).toISOString(),
    refundedAt: payment.refundedAt?.toISOString() ?? null,
  }));
}

export function presentOffers({ currency, reason, frameOrigin, termsVersion, plans }: ReadOffers): Offers {
  return {
    canBuy: reason === undefined,
    ...(reason !== undefined && { reason }),
    currency,
    ...(frameOrigin !== undefined && { frameOrigin }),
    termsVersion,
    plans: plans.map(({ plan, price, premium }) => ({
      premiumTypeId: plan,
      price: decimalOf(price),
      premiumEndDate: premium.premiumEndDate?.toISOString() ?? null,
    })),
  };
}
