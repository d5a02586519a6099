import { type Payment, readLatestPayment, readPayment, readSettledPayments } from "../../storage/premium/payments.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { receiptName, receiptOf } from "./payment-mails.ts";

export type PaymentStatus = "none" | "pending" | "success" | "failed";

/**
 * How the person's purchase stands. Of two that were begun in two tabs the paid one counts, whichever came last.
 */
export async function readPaymentStatus({ database }: Services, userId: number): Promise<PaymentStatus> {
  const latest = await readLatestPayment(database.db, userId);
  if (latest === undefined) return "none";
  if (latest.state === "pending") {
    const [paid] = await readSettledPayments(database.db, userId);
    const isPaidSince = paid?.state === "success" && paid.settledAt !== null && paid.settledAt >= latest.createdAt;
    return isPaidSince ? "success" : "pending";
  }
  const statuses = { success: "success", failed: "failed", abandoned: "failed", refunded: "none" } as const;
  return statuses[latest.state];
}

/** What the person paid, newest first. */
export function readPayments({ database }: Services, userId: number): Promise<Payment[]> {
  return readSettledPayments(database.db, userId);
}

/** @throws {Refusal} not_found, unless the person has paid it. */
export async function readReceipt(
  services: Services,
  userId: number,
  id: string,
): Promise<{ readonly fileName: string; readonly html: string }> {
  const payment = await readPayment(services.database.db, id);
  const isPaid = payment?.state === "success" || payment?.state === "refunded";
  if (payment?.userId !== userId || !isPaid) throw new Refusal("not_found");
  return { fileName: receiptName(payment), html: receiptOf(services, payment, "") };
}
