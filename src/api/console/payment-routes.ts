import type { AdminPayment } from "../../contract/console/payments.ts";
import { dayAfter, startOfDay } from "../../domain/locale/day.ts";
import type { PaymentState } from "../../domain/premium/payment-state.ts";
import { leaderboardZone } from "../../domain/progress/leaderboard-day.ts";
import { compareDay } from "../../services/console/payments/compare-day.ts";
import { exportPayments } from "../../services/console/payments/export-payments.ts";
import { findPayments } from "../../services/console/payments/find-payments.ts";
import { getPayment } from "../../services/console/payments/get-payment.ts";
import { readMoney } from "../../services/console/payments/read-money.ts";
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
    refundedAmount: state === "refunded" ? amount : payment.refundedAmount,
  };
}

type Filter = {
  readonly search: string;
  readonly state?: PaymentState | undefined;
  readonly userId?: number | undefined;
};

function filterOf({
  from,
  until,
  search,
  state,
  userId,
}: Filter & { from?: string | undefined; until?: string | undefined }) {
  return {
    search,
    state,
    userId,
    from: from === undefined ? undefined : startOfDay(from, leaderboardZone),
    until: until === undefined ? undefined : startOfDay(dayAfter(until, 1), leaderboardZone),
  };
}

export function registerPayments({ handle, services }: Api): void {
  handle("Admin/FindPayments", async ({ query }) => {
    return presentPage(await findPayments(services, filterOf(query), pageQueryOf(query)), presentPayment);
  });

  handle("Admin/ExportPayments", ({ query }) => exportPayments(services, filterOf(query)));

  handle("Admin/GetMoney", ({ query }) => readMoney(services, query));

  handle("Admin/CompareDay", async ({ query }) => {
    const { asked, left, differences } = await compareDay(services, query.day);
    return {
      asked,
      left,
      differences: differences.map(({ payment: { id, provider, state, amount, currency }, kind, said }) => ({
        id,
        provider: provider ?? "",
        state,
        amount,
        currency,
        kind,
        said,
      })),
    };
  });

  handle("Admin/GetPayment", async ({ query }) => {
    const { payment, events, refunds } = await getPayment(services, query.id);
    return {
      ...presentPayment(payment),
      buyer: { ...payment.buyer },
      refunds: refunds.map(({ amount, state, cause, by, reason, askedAt, endedAt }) => ({
        amount,
        state,
        cause,
        by,
        reason,
        askedAt: askedAt.toISOString(),
        endedAt: momentOf(endedAt),
      })),
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
    const { id, ...wish } = body;
    const refund = await refundPayment(services, operatorOf(context), id, wish);
    return { ...presentPayment((await getPayment(services, id)).payment), refund };
  });
}
