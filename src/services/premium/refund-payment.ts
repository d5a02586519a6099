import { nextPaymentState } from "../../domain/premium/payment-state.ts";
import { lockUserRow } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { revokeGrantOfPayment } from "../../storage/premium/grants.ts";
import { lockPayment, readPayment, setPaymentState } from "../../storage/premium/payments.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { queueRefundMail } from "./payment-mails.ts";

/**
 * Gives a payment back: the provider first, then our books, so that nobody loses premium without getting the money.
 * Given again after a failure in between it comes to the same: providers refund an order once.
 *
 * @param by who decides it, for the grant's row
 * @throws {Refusal} not_found; conflict, when it is not paid (any more); payment.unavailable, when the provider refuses.
 */
export async function refundPayment(
  services: Services,
  paymentId: string,
  { by, why }: { readonly by: string; readonly why: string },
  record: (transaction: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const { db } = services.database;
  const payment = await readPayment(db, paymentId);
  if (payment === undefined) throw new Refusal("not_found");
  if (payment.state !== "success") throw new Refusal("conflict");
  const { amount, currency, providerReference: reference } = payment;
  const provider = payment.provider === null ? undefined : services.premium.providerById(payment.provider);
  if (payment.provider !== null) {
    if (provider === undefined || reference === null) throw new Refusal("payment.unavailable");
    try {
      await provider.refund({ paymentId, reference, money: { amount, currency } });
    } catch (error) {
      services.premium.onPaymentFault(error);
      throw new Refusal("payment.unavailable");
    }
  }
  const now = services.now();
  await db.transaction(async (transaction) => {
    if (payment.userId !== null) await lockUserRow(transaction, payment.userId);
    const held = await lockPayment(transaction, paymentId);
    const next = held && nextPaymentState(held.state, "refunded");
    if (held === undefined || next === undefined) return;
    await setPaymentState(transaction, paymentId, next, now);
    await revokeGrantOfPayment(transaction, paymentId, { at: now, by, why });
    await queueRefundMail(services, transaction, held);
    await record(transaction);
  });
}
