import { paymentLinksOf } from "../../src/main/site-links.ts";
import type { PaymentProvider } from "../../src/providers/payments/payment-provider.ts";
import type { PremiumServices } from "../../src/services/premium/premium-services.ts";

/** Premium's services with these providers; without any, purchases are refused. Faults of providers are thrown away. */
export function premiumServices(
  providers: readonly PaymentProvider[] = [],
  publicUrl = "http://localhost",
): PremiumServices {
  return {
    providerFor: (currency) => providers.find(({ currencies }) => currencies.includes(currency)),
    providerById: (id) => providers.find((provider) => provider.id === id),
    onPaymentFault: () => undefined,
    links: paymentLinksOf(publicUrl),
    siteName: "Dizi Okulu",
    lacksSeller: false,
    seller: { name: "Ada Yıldız", address: "Deniz Sokak 1, İzmir" },
  };
}
