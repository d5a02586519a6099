import { demoPayments } from "../providers/payments/demo-provider.ts";
import type { PaymentProvider } from "../providers/payments/payment-provider.ts";
import type { PremiumServices } from "../services/premium/premium-services.ts";
import type { Config } from "./config.ts";
import { siteConfigOf } from "./site-config.ts";
import { paymentLinksOf } from "./site-links.ts";

/** What premium needs, by the configuration. In production nothing is sold before LEGAL_NAME names the seller. */
export function premiumServicesOf(
  config: Config,
  publicUrl: string,
  providers: readonly PaymentProvider[],
  onError: (error: Error) => void,
): PremiumServices {
  const lacksSeller = config.isProduction && config.legal.name === undefined;
  return {
    providerFor: (currency) =>
      lacksSeller ? undefined : providers.find(({ currencies }) => currencies.includes(currency)),
    lacksSeller,
    providerById: (id) => [...providers, demoPayments].find((provider) => provider.id === id),
    onPaymentFault: (error) => onError(error instanceof Error ? error : new Error(String(error))),
    links: paymentLinksOf(publicUrl),
    siteName: siteConfigOf(config, publicUrl).name,
    seller: { name: config.legal.name, address: config.legal.address },
  };
}
