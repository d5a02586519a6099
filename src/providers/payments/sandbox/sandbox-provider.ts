import { z } from "zod";
import { currencies } from "../../../domain/premium/plans.ts";
import { type PaymentProvider, RefundRefusedError } from "../payment-provider.ts";
import type { sandboxOrder } from "./sandbox-server.ts";
import { isSigned, signReport } from "./sandbox-signature.ts";

const money = { amount: z.int(), currency: z.enum(currencies) };
const begun = z.object({ reference: z.string(), checkoutUrl: z.url() });
const asked = z.object({ state: z.enum(["open", "paid", "failed", "refunded", "closed"]), ...money });
const reported = z.object({ eventKey: z.string().max(200), event: z.string(), paymentId: z.uuid(), ...money });

class SandboxError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 404 ? "The sandbox does not know the order (any more)" : `The sandbox answered ${status}`);
    this.status = status;
  }
}

const timeoutMs = 10_000;
const openMinutes = 60;

/** The client of the sandbox's server. */
export function createSandboxProvider(options: {
  readonly url: string;
  readonly secret: string;
  readonly now?: () => Date;
}): PaymentProvider {
  const { url, secret, now = () => new Date() } = options;

  async function call(path: string, body: string | undefined): Promise<unknown> {
    const response = await fetch(`${url}/orders${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", "sandbox-signature": signReport(secret, body ?? "", now()) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new SandboxError(response.status);
    return await response.json();
  }

  return {
    id: "sandbox",
    currencies,
    frameOrigin: url,
    acknowledgement: { contentType: "text/plain", body: "OK" },
    openMs: openMinutes * 60_000,
    async start({ paymentId, money: { amount, currency }, title, callbackUrl, returnUrls, openUntil }) {
      const order: z.infer<typeof sandboxOrder> = {
        paymentId,
        amount,
        currency,
        title,
        callbackUrl,
        successUrl: returnUrls.success,
        failureUrl: returnUrls.failure,
        openUntil: openUntil.toISOString(),
      };
      const { reference, checkoutUrl } = begun.parse(await call("", JSON.stringify(order)));
      return { token: reference, checkoutUrl, reference };
    },
    readCallback({ headers, body }) {
      if (!isSigned(secret, body, headers["sandbox-signature"], now())) return undefined;
      const parsed = reported.safeParse(parseJson(body));
      if (!parsed.success) return { event: undefined, paymentId: undefined, money: undefined, eventKey: undefined };
      const { event, paymentId, eventKey, amount, currency } = parsed.data;
      const known = event === "paid" || event === "failed" ? event : undefined;
      return { event: known, paymentId, money: { amount, currency }, eventKey };
    },
    async ask({ reference }) {
      const { state, amount, currency } = asked.parse(await call(`/${reference}`, undefined));
      if (state === "open") return "pending";
      return { event: state === "closed" ? "abandoned" : state, money: { amount, currency } };
    },
    async close({ reference }) {
      return asked.parse(await call(`/${reference}/close`, "{}")).state === "closed" ? "closed" : "open";
    },
    async refund({ refundId, reference, money: { amount } }) {
      try {
        await call(`/${reference}/refund`, JSON.stringify({ refundId, amount }));
      } catch (error) {
        // It forgets its orders with its process.
        if (error instanceof SandboxError && error.status < 500) throw new RefundRefusedError(error.message);
        throw error;
      }
    },
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
