import type { AdminPayment } from "../../contract/console/purchases.ts";
import {
  endCoupon,
  findPayments,
  getPayment,
  makeCodes,
  readCoupons,
  refundPayment,
  saveCoupon,
  settlePayment,
} from "../../services/console/purchases.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Coupon = Awaited<ReturnType<typeof readCoupons>>["rows"][number];
type Payment = Awaited<ReturnType<typeof getPayment>>["payment"];

const momentOf = (date: Date | null) => date?.toISOString() ?? null;
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

function presentCoupon(coupon: Coupon) {
  const { id, code, percent, amounts, plans, maxUses, maxUsesPerPerson, uses } = coupon;
  return {
    ...{ id, code, percent, amounts, plans, maxUses, maxUsesPerPerson, uses },
    validFrom: momentOf(coupon.validFrom),
    validUntil: momentOf(coupon.validUntil),
    createdAt: coupon.createdAt.toISOString(),
  };
}

function presentPayment(payment: Payment): AdminPayment {
  const { id, userId, username, state, plan, amount, fullAmount, currency, couponId } = payment;
  const { provider, providerReference, createdAt, checkedAt, settledAt, refundedAt } = payment;
  return {
    ...{ id, userId, username, state, premiumTypeId: plan, amount, fullAmount, currency, couponId },
    ...{ provider, providerReference },
    createdAt: createdAt.toISOString(),
    checkedAt: momentOf(checkedAt),
    settledAt: momentOf(settledAt),
    refundedAt: momentOf(refundedAt),
  };
}

/** Coupons, codes and payments. */
export function registerPurchases({ handle, services }: Api): void {
  handle("Admin/GetCoupons", async ({ query }) => {
    const { search, id } = query;
    return presentPage(await readCoupons(services, { search, id }, pageQueryOf(query)), presentCoupon);
  });

  handle("Admin/SaveCoupon", async ({ body, ...context }) => {
    const coupon = { ...body, validFrom: dateOf(body.validFrom), validUntil: dateOf(body.validUntil) };
    return { id: await saveCoupon(services, operatorOf(context), coupon) };
  });

  handle("Admin/EndCoupon", async ({ body, ...context }) => {
    await endCoupon(services, operatorOf(context), body.id);
    return null;
  });

  handle("Admin/MakeCodes", async ({ body, ...context }) => {
    const asked = { ...body, expiresAt: dateOf(body.expiresAt) };
    return { batch: body.batch, codes: [...(await makeCodes(services, operatorOf(context), asked))] };
  });

  handle("Admin/FindPayments", async ({ query }) => {
    const { search, state, userId } = query;
    return presentPage(await findPayments(services, { search, state, userId }, pageQueryOf(query)), presentPayment);
  });

  handle("Admin/GetPayment", async ({ query }) => {
    const { payment, events } = await getPayment(services, query.id);
    return {
      ...presentPayment(payment),
      buyer: { ...payment.buyer },
      events: events.map(({ kind, isApplied, fault, body, receivedAt }) => ({
        ...{ kind, isApplied, fault, body },
        receivedAt: receivedAt.toISOString(),
      })),
    };
  });

  handle("Admin/SettlePayment", async ({ body, ...context }) => {
    await settlePayment(services, operatorOf(context), body.id);
    return presentPayment((await getPayment(services, body.id)).payment);
  });

  handle("Admin/RefundPayment", async ({ body, ...context }) => {
    await refundPayment(services, operatorOf(context), body.id, body.reason);
    return presentPayment((await getPayment(services, body.id)).payment);
  });
}
