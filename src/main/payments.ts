import { createHmac, randomBytes } from "node:crypto";
import { currencies } from "../domain/premium/plans.ts";
import type { PaymentProvider } from "../providers/payments/payment-provider.ts";
import { createPaytrProvider } from "../providers/payments/paytr-provider.ts";
import { createSandboxProvider } from "../providers/payments/sandbox/sandbox-provider.ts";
import { startSandboxServer } from "../providers/payments/sandbox/sandbox-server.ts";
import { createStripeProvider } from "../providers/payments/stripe-provider.ts";
import { type Config, ConfigError, publicUrlOf } from "./config.ts";

export type Payments = {
  readonly providers: readonly PaymentProvider[];
  close(): Promise<void>;
};

/** All processes of a site sign alike, as a report may reach another than the one that began the order. */
function sandboxSecretOf({ databaseUrl }: Config): string {
  return databaseUrl === undefined
    ? randomBytes(32).toString("hex")
    : createHmac("sha256", databaseUrl).update("payments sandbox").digest("hex");
}

async function openSandbox(config: Config, port: number) {
  const secret = sandboxSecretOf(config);
  const publicHost = new URL(publicUrlOf(config)).hostname;
  try {
    const server = await startSandboxServer({ secret, host: config.host, publicHost, port });
    return { server, provider: createSandboxProvider({ url: server.url, secret }) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new ConfigError(`SANDBOX_PORT ${port} is taken by another program. Stop it, or set another port.`);
    }
    throw error;
  }
}

/** Opens the payment providers of the configuration, and tells the operator what is missing. */
export async function openPayments(config: Config, report: (line: string) => void): Promise<Payments> {
  const { sandboxPort, paytr, stripe, missing } = config.payments;
  if (missing.length > 0) report(`Not set: ${missing.join(", ")}. The payment provider is off without it.`);
  const sandbox = sandboxPort === undefined ? undefined : await openSandbox(config, sandboxPort);
  if (sandbox !== undefined) report(`Payments go to the sandbox at ${sandbox.server.url}; no money moves.`);
  const providers = [
    ...(sandbox === undefined ? [] : [sandbox.provider]),
    ...(paytr === undefined ? [] : [createPaytrProvider(paytr)]),
    ...(stripe === undefined ? [] : [createStripeProvider(stripe)]),
  ];
  const refused = currencies.filter(
    (currency) => !providers.some((provider) => provider.currencies.includes(currency)),
  );
  if (refused.length > 0) {
    report(
      `No payment provider takes ${refused.join(" and ")}: such purchases are refused. Set PAYTR_* for TRY, STRIPE_* for USD.`,
    );
  }
  return { providers, close: async () => await sandbox?.server.close() };
}
