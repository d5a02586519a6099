import { nextPaymentState } from "../../domain/premium/payment-state.ts";
import { type KnownProvider, RefundRefusedError } from "../../providers/payments/payment-provider.ts";
import { lockUserRow } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { revokeGrantOfPayment } from "../../storage/premium/grants.ts";
import { lockPayment, type Payment, readPayment, setPaymentState } from "../../storage/premium/payments.ts";
import {
  addRefundedAmount,
  endRefund,
  insertRefund,
  readAskedRefund,
  type StoredRefund,
} from "../../storage/premium/refunds.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { queueRefundMail } from "./payment-mails.ts";

export type RefundWish = {
  /** In the currency's smallest unit; all that is left unless given. */
  readonly amount?: number | undefined;
  /** Who decides it, for the rows of refund and grant. */
  readonly by: string;
  readonly why: string;
};

/** `asked`: the provider has not answered; asked for again, it comes to the same. */
export type RefundOutcome = Pick<StoredRefund, "amount" | "state" | "cause">;

const longestCause = 500;

/**
 * Gives a payment back, whole or a part of it: the provider first, then our books, so that nobody loses premium without
 * getting the money. Given again after a failure in between it comes to the same: it goes on with the refund that the
 * provider has not answered. With the last of the money the premium time ends; a part leaves it as it is.
 *
 * @throws {Refusal} not_found; conflict, when it is not paid (any more) or another amount is awaited; invalid, for more
 * than is left; payment.unavailable, where its provider is not set up.
 */
export async function refundPayment(
  services: Services,
  paymentId: string,
  wish: RefundWish,
  record: (transaction: Db, outcome: RefundOutcome) => Promise<void> = async () => undefined,
): Promise<RefundOutcome> {
  const { payment, refund } = await askFor(services, paymentId, wish);
  const provider = payment.provider === null ? undefined : services.premium.providerById(payment.provider);
  const failure = payment.provider === null ? undefined : await failureOf(services, provider, payment, refund);
  const outcome: RefundOutcome = { amount: refund.amount, ...(failure ?? { state: "done", cause: null }) };
  await services.database.db.transaction(async (transaction) => {
    if (failure === undefined) await apply(services, transaction, payment, refund, wish);
    else {
      const endedAt = failure.state === "refused" ? services.now() : null;
      await endRefund(transaction, refund.id, { ...failure, endedAt });
    }
    await record(transaction, outcome);
  });
  return outcome;
}

/** The refund's row: a new one, or the one that the provider has not answered. */
async function askFor(services: Services, paymentId: string, wish: RefundWish) {
  const found = await readPayment(services.database.db, paymentId);
  if (found === undefined) throw new Refusal("not_found");
  const { provider, providerReference } = found;
  const isReachable = services.premium.providerById(provider ?? "") !== undefined && providerReference !== null;
  if (provider !== null && !isReachable) throw new Refusal("payment.unavailable");
  return await services.database.db.transaction(async (transaction) => {
    const payment = (await lockPayment(transaction, paymentId)) ?? found;
    if (payment.state !== "success") throw new Refusal("conflict");
    const left = payment.amount - payment.refundedAmount;
    const amount = wish.amount ?? left;
    const asked = await readAskedRefund(transaction, paymentId);
    if (asked !== undefined) {
      if (asked.amount !== amount) throw new Refusal("conflict");
      return { payment, refund: asked };
    }
    if (amount > left) throw new Refusal("invalid", [{ field: "amount", code: "refund.too_large" }]);
    const { by, why: reason } = wish;
    const refund = { paymentId, amount, state: "asked" as const, by, reason, askedAt: services.now() };
    return { payment, refund: await insertRefund(transaction, refund) };
  });
}

/** Why the provider has not given it back; undefined where it has. */
async function failureOf(
  services: Services,
  provider: KnownProvider | undefined,
  { id: paymentId, currency, providerReference }: Payment,
  { id: refundId, amount }: StoredRefund,
): Promise<Pick<StoredRefund, "state" | "cause"> | undefined> {
  if (provider === undefined || providerReference === null) throw new Refusal("payment.unavailable");
  try {
    await provider.refund({ paymentId, refundId, reference: providerReference, money: { amount, currency } });
    return undefined;
  } catch (error) {
    services.premium.onPaymentFault(error);
    const cause = (error instanceof Error ? error.message : String(error)).slice(0, longestCause);
    return { state: error instanceof RefundRefusedError ? "refused" : "asked", cause };
  }
}

async function apply(
  services: Services,
  transaction: Db,
  payment: Payment,
  refund: StoredRefund,
  { by, why }: RefundWish,
): Promise<void> {
  const at = services.now();
  if (payment.userId !== null) await lockUserRow(transaction, payment.userId);
  const held = await lockPayment(transaction, payment.id);
  // Another process, or the provider's own report, was first.
  if (held === undefined || !(await endRefund(transaction, refund.id, { state: "done", cause: null, endedAt: at })))
    return;
  const next = nextPaymentState(held.state, "refunded");
  if (next === undefined) return;
  const isAll = held.refundedAmount + refund.amount >= held.amount;
  if (isAll) {
    await setPaymentState(transaction, held.id, next, at);
    await revokeGrantOfPayment(transaction, held.id, { at, by, why });
  } else await addRefundedAmount(transaction, held.id, refund.amount);
  await queueRefundMail(services, transaction, held, { amount: refund.amount, isAll });
}
