import { type RefundOutcome, refundPayment as refund } from "../../premium/refund-payment.ts";
import type { Services } from "../../services.ts";
import { type Operator, recordCall } from "../audit.ts";

/**
 * Gives the money of a payment back by the provider, or a part of it; with the last of it the premium time ends.
 *
 * @returns what came of it, with the provider's cause where it refused
 * @throws {Refusal} as the use case itself.
 */
export async function refundPayment(
  services: Services,
  operator: Operator,
  id: string,
  { amount, reason }: { readonly amount?: number | undefined; readonly reason: string },
): Promise<RefundOutcome> {
  return await refund(services, id, { amount, by: operator.user.username, why: reason }, (transaction, outcome) =>
    recordCall(services, transaction, operator, "RefundPayment", {
      thing: `payment:${id}`,
      after: { ...outcome, reason },
    }),
  );
}
