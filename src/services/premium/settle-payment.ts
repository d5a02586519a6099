import { isForLife } from "../../domain/accounts/premium-status.ts";
import { isUsedUp } from "../../domain/premium/coupons.ts";
import { premiumOf } from "../../domain/premium/grants.ts";
import { nextPaymentState } from "../../domain/premium/payment-state.ts";
import type { Money } from "../../domain/premium/plans.ts";
import type { PaymentReport } from "../../providers/payments/payment-provider.ts";
import { lockUserRow } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { countPaidUses, lockCoupon } from "../../storage/premium/coupons.ts";
import { readGrants, revokeGrantOfPayment } from "../../storage/premium/grants.ts";
import {
  hasPaidSince,
  insertPaymentEvent,
  lockPayment,
  type Payment,
  readPayment,
  setPaymentState,
} from "../../storage/premium/payments.ts";
import { endRefund, insertRefund, readAskedRefund } from "../../storage/premium/refunds.ts";
import type { Services } from "../services.ts";
import { grantPayment } from "./grant-payment.ts";
import { queueRefundMail } from "./payment-mails.ts";

/** Why the operator should look at a report. */
export type ReportFault =
  | "order.unknown"
  | "amount.changed"
  | "account.erased"
  | "lifetime.twice"
  | "discount.overused";

type Report = PaymentReport & { readonly provider: string; readonly body: string };

const longestBody = 16_384;

/**
 * Takes a provider's report whose signature was right: keeps it, and grants what was paid for, once however often and in
 * whatever order reports arrive. All in one transaction, so that a process that dies in it leaves nothing half-done and
 * the provider's repetition mends it.
 */
export async function settlePayment(services: Services, report: Report): Promise<void> {
  await services.database.db.transaction((transaction) => settleIn(services, transaction, report));
}

/** The same in the caller's transaction. */
export async function settleIn(services: Services, transaction: Db, report: Report): Promise<void> {
  const found = await findPayment(transaction, report);
  if (found === undefined) {
    const isAboutMoney = report.event !== undefined;
    await keep(services, transaction, report, undefined, false, isAboutMoney ? "order.unknown" : undefined);
    return;
  }
  // Always person, coupon, payment, so that no two transactions wait for each other.
  const hasUser = found.userId !== null && (await lockUserRow(transaction, found.userId));
  if (found.couponId !== null && report.event === "paid") await lockCoupon(transaction, found.couponId);
  const payment = (await lockPayment(transaction, found.id)) ?? found;
  await apply(services, transaction, report, payment, hasUser);
}

async function findPayment(transaction: Db, { paymentId, provider }: Report): Promise<Payment | undefined> {
  const payment = paymentId === undefined ? undefined : await readPayment(transaction, paymentId);
  return payment?.provider === provider ? payment : undefined;
}

async function apply(
  services: Services,
  transaction: Db,
  report: Report,
  payment: Payment,
  hasUser: boolean,
): Promise<void> {
  const { event } = report;
  const fault = faultOf(report, payment);
  const next = event === undefined || fault !== undefined ? undefined : nextPaymentState(payment.state, event);
  const now = services.now();
  if (next !== "success") {
    if (!(await keep(services, transaction, report, payment, next !== undefined, fault))) return;
    if (next !== undefined) await setPaymentState(transaction, payment.id, next, now);
    // Given back on the provider's own pages.
    if (next === "refunded") {
      const revoked = { at: now, by: report.provider, why: "refunded by the provider" };
      await revokeGrantOfPayment(transaction, payment.id, revoked);
      const left = payment.amount - payment.refundedAmount;
      const refund = { paymentId: payment.id, amount: left, by: report.provider, reason: revoked.why };
      const asked = await readAskedRefund(transaction, payment.id);
      if (asked !== undefined) await endRefund(transaction, asked.id, { state: "done", cause: null, endedAt: now });
      else await insertRefund(transaction, { ...refund, state: "done", askedAt: now, endedAt: now });
      await queueRefundMail(services, transaction, payment, { amount: left, isAll: true });
    }
    return;
  }
  if (!hasUser || payment.userId === null) {
    await keep(services, transaction, report, payment, true, "account.erased");
    await setPaymentState(transaction, payment.id, next, now);
    return;
  }
  const { userId } = payment;
  const hadLifetime = isForLife(premiumOf(await readGrants(transaction, userId)));
  const isSecond = hadLifetime || (await hasPaidSince(transaction, userId, payment.createdAt, payment.id));
  const isOver = await isCouponUsedUp(transaction, payment);
  const paidFault = hadLifetime ? "lifetime.twice" : isOver ? "discount.overused" : undefined;
  if (!(await keep(services, transaction, report, payment, true, paidFault))) return;
  await setPaymentState(transaction, payment.id, next, now);
  await grantPayment(services, transaction, { ...payment, userId, settledAt: now }, isSecond);
}

/** Its page was paid although its use had been given to somebody else: the money counts, the operator should look. */
async function isCouponUsedUp(transaction: Db, { couponId, userId }: Payment): Promise<boolean> {
  const coupon = couponId === null ? undefined : await lockCoupon(transaction, couponId);
  return coupon !== undefined && isUsedUp(coupon, await countPaidUses(transaction, coupon.id, userId));
}

function faultOf({ event, money }: Report, payment: Payment): ReportFault | undefined {
  return event === "paid" && !isSame(money, payment) ? "amount.changed" : undefined;
}

function isSame(money: Money | undefined, { amount, currency }: Payment): boolean {
  return money !== undefined && money.amount === amount && money.currency === currency;
}

/** False where the same event was kept before. */
function keep(
  { now }: Services,
  transaction: Db,
  { event, eventKey, provider, body }: Report,
  payment: Payment | undefined,
  isApplied: boolean,
  fault: ReportFault | undefined,
): Promise<boolean> {
  return insertPaymentEvent(transaction, {
    paymentId: payment?.id ?? null,
    provider,
    eventKey: eventKey ?? null,
    kind: event ?? "other",
    isApplied,
    fault: fault ?? null,
    // PostgreSQL stores no NUL.
    body: body.slice(0, longestBody).replaceAll("\0", ""),
    receivedAt: now(),
  });
}
