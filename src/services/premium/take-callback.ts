import type { CallbackRequest, PaymentProvider } from "../../providers/payments/payment-provider.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Takes what a provider posts. Nothing of it is believed before its signature was checked over the raw bytes.
 *
 * @returns what the provider wants to hear
 * @throws {Refusal} not_found for a provider that is not set up; forbidden where the signature is wrong.
 */
export async function takeCallback(
  services: Services,
  providerId: string,
  request: CallbackRequest,
): Promise<PaymentProvider["acknowledgement"]> {
  const provider = services.premium.providerById(providerId);
  if (provider === undefined) throw new Refusal("not_found");
  const report = provider.readCallback(request);
  if (report === undefined) throw new Refusal("forbidden");
  await settlePayment(services, { ...report, provider: provider.id, body: request.body.toString("utf8") });
  return provider.acknowledgement;
}
