import { nextPaymentState } from "../../domain/premium/payment-state.ts";
import { lockUserRow } from "../../storage/accounts/users.ts";
import { lockPayment, type Payment, readPendingPayments, setPaymentState } from "../../storage/premium/payments.ts";
import type { Services } from "../services.ts";

/**
 * Has the providers' pages of the person's pending payments closed, before another takes their place: whoever began
 * several could pay them all. One whose page stays open, or whose provider does not answer, stays pending.
 */
export async function closeCheckouts(services: Services, userId: number): Promise<void> {
  const pending = await readPendingPayments(services.database.db, userId);
  await Promise.all(pending.map((payment) => closeCheckout(services, payment)));
}

async function closeCheckout(services: Services, { id, userId, provider, providerReference }: Payment): Promise<void> {
  const { database, premium, now } = services;
  const asked = premium.providerById(provider ?? "");
  if (asked === undefined || providerReference === null || userId === null) return;
  try {
    if ((await asked.close({ reference: providerReference })) === "open") return;
  } catch (error) {
    premium.onPaymentFault(error);
    return;
  }
  await database.db.transaction(async (transaction) => {
    await lockUserRow(transaction, userId);
    const held = await lockPayment(transaction, id);
    const next = held && nextPaymentState(held.state, "abandoned");
    if (next !== undefined) await setPaymentState(transaction, id, next, now());
  });
}
