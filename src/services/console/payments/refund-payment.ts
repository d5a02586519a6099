import { refundPayment as refund } from "../../premium/refund-payment.ts";
import type { Services } from "../../services.ts";
import { type Operator, recordCall } from "../audit.ts";

/**
 * Gives the money of a payment back by the provider; the premium time of it ends.
 *
 * @throws {Refusal} not_found; conflict where it took no money or gave it back; payment.unavailable.
 */
export async function refundPayment(services: Services, operator: Operator, id: string, reason: string): Promise<void> {
  await refund(services, id, { by: operator.user.username, why: reason }, (transaction) =>
    recordCall(services, transaction, operator, "RefundPayment", {
      thing: `payment:${id}`,
      before: { state: "success" },
      after: { state: "refunded", reason },
    }),
  );
}
