import { planMonths } from "../../domain/premium/plans.ts";
import type { Db } from "../../storage/database.ts";
import { insertGrant } from "../../storage/premium/grants.ts";
import type { Payment } from "../../storage/premium/payments.ts";
import type { Services } from "../services.ts";
import { type PaidPayment, queueReceipt } from "./payment-mails.ts";

export type GrantedPayment = PaidPayment & {
  readonly userId: number;
  readonly settledAt: NonNullable<Payment["settledAt"]>;
};

/**
 * Grants what was paid for, once, and mails the receipt. For a transaction that holds the locks of the person and, where
 * it was pending, of the payment.
 *
 * @param isSecond another purchase was paid while this one was open
 */
export async function grantPayment(
  services: Services,
  transaction: Db,
  payment: GrantedPayment,
  isSecond: boolean,
): Promise<void> {
  const premium = await insertGrant(transaction, payment.userId, {
    source: "purchase",
    months: planMonths[payment.plan],
    timeZone: payment.timeZone,
    grantedAt: payment.settledAt,
    paymentId: payment.id,
  });
  if (premium !== undefined) await queueReceipt(services, transaction, payment, { premium, isSecond });
}
