import type { AdminPayment } from "../../contract/console/payments.ts";
import { findPayments } from "../../services/console/payments/find-payments.ts";
import { getPayment } from "../../services/console/payments/get-payment.ts";
import { refundPayment } from "../../services/console/payments/refund-payment.ts";
import { settlePayment } from "../../services/console/payments/settle-payment.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Payment = Awaited<ReturnType<typeof getPayment>>["payment"];

const momentOf = (date: Date | null) => date?.toISOString() ?? null;

function presentPayment(payment: Payment): AdminPayment {
  const { id, userId, username, state, plan, amount, fullAmount, currency, couponId } = payment;
  const { provider, providerReference, createdAt, checkedAt, settledAt, refundedAt } = payment;
  return {
    id,
    userId,
    username,
    state,
    premiumTypeId: plan,
    amount,
    fullAmount,
    currency,
    couponId,
    provider,
    providerReference,
    createdAt: createdAt.toISOString(),
    checkedAt: momentOf(checkedAt),
    settledAt: momentOf(settledAt),
    refundedAt: momentOf(refundedAt),
  };
}

export function registerPayments({ handle, services }: Api): void {
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
        kind,
        isApplied,
        fault,
        body,
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
