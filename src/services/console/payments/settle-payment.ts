import { noteChecked, readPayment } from "../../../storage/premium/payments.ts";
import { settleIn } from "../../premium/settle-payment.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/**
 * Asks the provider how a payment stands, and takes its answer as if it had reported it.
 *
 * @throws {Refusal} not_found; payment.unavailable where the provider is not set up or does not answer.
 */
export async function settlePayment(services: Services, operator: Operator, id: string): Promise<void> {
  const { db } = services.database;
  const payment = await readPayment(db, id);
  if (payment === undefined) throw new Refusal("not_found");
  const provider = services.premium.providerById(payment.provider ?? "");
  const { providerReference: reference, amount, currency, state } = payment;
  if (provider === undefined || reference === null) throw new Refusal("payment.unavailable");
  const answer = await provider
    .ask({ paymentId: id, reference, money: { amount, currency } })
    .catch((error: unknown) => {
      services.premium.onPaymentFault(error);
      throw new Refusal("payment.unavailable");
    });
  await audited(services, operator, "SettlePayment", async (transaction) => {
    await noteChecked(transaction, id, services.now());
    if (answer !== "pending") {
      const body = JSON.stringify({ asked: answer });
      await settleIn(services, transaction, {
        ...answer,
        paymentId: id,
        eventKey: undefined,
        provider: provider.id,
        body,
      });
    }
    const after = await readPayment(transaction, id);
    return { thing: `payment:${id}`, before: { state }, after: { state: after?.state }, result: undefined };
  });
}
