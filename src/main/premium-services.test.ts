import { expect, test } from "vitest";
import { createPaytrProvider } from "../providers/payments/paytr-provider.ts";
import { readConfig } from "./config.ts";
import { premiumServicesOf } from "./premium-services.ts";

const provider = createPaytrProvider({ merchantId: "1", merchantKey: "k", merchantSalt: "s", isTest: true });

function servicesWith(env: Record<string, string>) {
  const url = "https://dizi.example";
  return premiumServicesOf(readConfig({ PUBLIC_URL: url, ...env }), url, [provider], () => undefined);
}

test("in production nothing is sold before LEGAL_NAME names the seller", () => {
  const unnamed = servicesWith({ NODE_ENV: "production" });
  expect([unnamed.lacksSeller, unnamed.providerFor("TRY")]).toEqual([true, undefined]);
  // Reports of orders that were begun before are still taken.
  expect(unnamed.providerById("paytr")).toBe(provider);
  const named = servicesWith({ NODE_ENV: "production", LEGAL_NAME: "Ada" });
  expect([named.lacksSeller, named.providerFor("TRY")]).toEqual([false, provider]);
  expect(servicesWith({}).lacksSeller).toBe(false);
});
