import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paytrSettings, startPaytrServer } from "../../../tests/factories/paytr-server.ts";
import { startStripeServer, stripeSettings } from "../../../tests/factories/stripe-server.ts";
import type { Currency } from "../../domain/premium/plans.ts";
import {
  type CallbackRequest,
  type PaymentOrder,
  type PaymentProvider,
  RefundRefusedError,
} from "./payment-provider.ts";
import { createPaytrProvider } from "./paytr-provider.ts";
import { createSandboxProvider } from "./sandbox/sandbox-provider.ts";
import { startSandboxServer } from "./sandbox/sandbox-server.ts";
import { signReport } from "./sandbox/sandbox-signature.ts";
import { createStripeProvider } from "./stripe-provider.ts";

/** A provider with the outside party it speaks to, whichever that is. */
type Party = {
  readonly provider: PaymentProvider;
  /** Of other keys, so that nothing it signs is right. */
  readonly stranger: PaymentProvider;
  readonly currency: Currency;
  /** The buyer pays or is refused; answers what the provider then posts. */
  settle(reference: string, outcome: "success" | "failed", amount?: number): Promise<CallbackRequest>;
  /** Whether the page takes the money. */
  pay(reference: string): Promise<boolean>;
  /** How much of the money of an order was given back, in the currency's smallest unit. */
  returnedOf(reference: string): Promise<number>;
  close(): Promise<void>;
};

async function sandboxParty(): Promise<Party> {
  const secret = "a secret of this test";
  const posted: CallbackRequest[] = [];
  let told = () => {};
  const site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    posted.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.end("OK");
    told();
  });
  await new Promise<void>((resolve) => {
    site.listen(0, "127.0.0.1", resolve);
  });
  callbackUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/callback`;
  const server = await startSandboxServer({ secret, port: 0 });
  const provider = createSandboxProvider({ url: server.url, secret });
  return {
    provider,
    stranger: createSandboxProvider({ url: server.url, secret: "another secret" }),
    currency: "TRY",
    async settle(reference, outcome, amount) {
      const heard = new Promise<void>((resolve) => {
        told = resolve;
      });
      const card = outcome === "success" ? "4242424242424242" : "4000000000000002";
      const form = new URLSearchParams({ card });
      await fetch(`${server.url}/pay/${reference}`, { method: "POST", body: form, redirect: "manual" });
      await heard;
      const request = posted.at(-1);
      if (request === undefined) throw new Error("nothing was posted");
      if (amount === undefined) return request;
      const body = Buffer.from(JSON.stringify({ ...JSON.parse(request.body.toString()), amount }));
      return { headers: { "sandbox-signature": signReport(secret, body, new Date()) }, body };
    },
    async pay(reference) {
      const form = new URLSearchParams({ card: "4242424242424242" });
      const page = await fetch(`${server.url}/pay/${reference}`, { method: "POST", body: form, redirect: "manual" });
      return page.status === 303;
    },
    async returnedOf(reference) {
      const headers = { "sandbox-signature": signReport(secret, "", new Date()) };
      const answer = await (await fetch(`${server.url}/orders/${reference}`, { headers })).json();
      return answer.refunded;
    },
    async close() {
      await server.close();
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

function doesNotThrow(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

async function paytrParty(): Promise<Party> {
  const server = await startPaytrServer();
  return {
    provider: createPaytrProvider({ ...paytrSettings, origin: server.origin }),
    stranger: createPaytrProvider({ ...paytrSettings, merchantKey: "another", origin: server.origin }),
    currency: "TRY",
    settle: async (reference, outcome, amount) => server.report(reference, outcome, amount),
    pay: async (reference) => doesNotThrow(() => server.report(reference, "success")),
    returnedOf: async (reference) => server.returnedOf(reference),
    close: server.close,
  };
}

async function stripeParty(): Promise<Party> {
  const server = await startStripeServer();
  const at = { protocol: "http", host: "127.0.0.1", port: server.port } as const;
  return {
    provider: createStripeProvider({ ...stripeSettings, server: at }),
    stranger: createStripeProvider({ secretKey: "sk_test_other", webhookSecret: "whsec_other", server: at }),
    currency: "USD",
    settle: async (reference, outcome, amount) => server.report(reference, outcome, amount),
    pay: async (reference) => doesNotThrow(() => server.report(reference, "success")),
    returnedOf: async (reference) => server.returnedOf(reference),
    close: server.close,
  };
}

let callbackUrl = "https://diziokulu.example/callback";

function orderOf(currency: Currency, changes: Partial<PaymentOrder["buyer"]> = {}): PaymentOrder {
  return {
    paymentId: randomUUID(),
    money: { amount: 59_99, currency },
    title: "Dizi Okulu Premium: 1 ay",
    buyer: {
      name: "Şükran",
      surname: "Öz",
      mail: "sukran@example.org",
      phone: "+905321234567",
      address: "Gül Sokak 3",
      city: "İzmir",
      country: "TR",
      ...changes,
    },
    address: "203.0.113.7",
    locale: "tr",
    returnUrls: {
      success: "https://diziokulu.example/premium/isleniyor",
      failure: "https://diziokulu.example/premium/odemehata",
    },
    callbackUrl,
    openUntil: new Date(Date.now() + 3_600_000),
  };
}

describe.each([
  ["sandbox", sandboxParty],
  ["PayTR", paytrParty],
  ["Stripe", stripeParty],
] as const)("%s", (_name, open) => {
  let party: Party;
  beforeAll(async () => {
    party = await open();
  });
  afterAll(() => party.close());

  test("begins an order with a page to pay on", async () => {
    const order = orderOf(party.currency);
    const { token, checkoutUrl, reference } = await party.provider.start(order);
    expect(token).not.toBe("");
    expect(reference).not.toBe("");
    // By it the token of an order that is gone on with is told.
    expect(new URL(checkoutUrl).pathname.split("/").at(-1)).toBe(token);
  });

  test("an order that was paid is reported with its number and its money, and so it is when asked", async () => {
    const order = orderOf(party.currency);
    const { reference } = await party.provider.start(order);
    const asked = { paymentId: order.paymentId, reference, money: order.money };
    expect(await party.provider.ask(asked)).toBe("pending");
    const request = await party.settle(reference, "success");
    expect(party.provider.readCallback(request)).toMatchObject({
      event: "paid",
      paymentId: order.paymentId,
      money: order.money,
    });
    expect(await party.provider.ask(asked)).toEqual({ event: "paid", money: order.money });
  });

  test("a page that was closed takes no money, and one that was paid is told as open", async () => {
    const order = orderOf(party.currency);
    const { reference } = await party.provider.start(order);
    const asked = { paymentId: order.paymentId, reference, money: order.money };
    const closed = await party.provider.close({ reference });
    if (closed === "closed") {
      expect(await party.provider.close({ reference })).toBe("closed");
      expect(await party.provider.ask(asked)).toEqual({ event: "abandoned", money: order.money });
      expect(await party.pay(reference)).toBe(false);
    } else {
      expect(party.provider.id).toBe("paytr");
    }
    const paid = await party.provider.start(orderOf(party.currency));
    await party.settle(paid.reference, "success");
    expect(await party.provider.close({ reference: paid.reference })).toBe("open");
  });

  test("an order that was refused is reported as failed", async () => {
    const order = orderOf(party.currency);
    const { reference } = await party.provider.start(order);
    const report = party.provider.readCallback(await party.settle(reference, "failed"));
    expect(report).toMatchObject({ event: "failed", paymentId: order.paymentId });
  });

  test("another amount is reported as it is, for the caller to compare", async () => {
    const order = orderOf(party.currency);
    const { reference } = await party.provider.start(order);
    const report = party.provider.readCallback(await party.settle(reference, "success", 1_00));
    expect(report?.money).toEqual({ amount: 1_00, currency: party.currency });
  });

  test("a report with a wrong, missing or moved signature is none", async () => {
    const { reference } = await party.provider.start(orderOf(party.currency));
    const { headers, body } = await party.settle(reference, "success");
    expect(party.stranger.readCallback({ headers, body })).toBeUndefined();
    const changed = Buffer.from(body.toString().replaceAll("5999", "1").replaceAll("59.99", "1"));
    expect(changed.equals(body)).toBe(false);
    expect(party.provider.readCallback({ headers, body: changed })).toBeUndefined();
    const unsigned = Buffer.from(body.toString().replace(/hash=[^&]*/, "hash="));
    expect(party.provider.readCallback({ headers: {}, body: unsigned })).toBeUndefined();
    expect(party.provider.readCallback({ headers, body: Buffer.alloc(0) })).toBeUndefined();
  });

  test("hostile bytes are no report and do no harm", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, signature) => {
        const headers = { "stripe-signature": signature, "sandbox-signature": signature };
        return party.provider.readCallback({ headers, body: Buffer.from(bytes) }) === undefined;
      }),
      { numRuns: 300 },
    );
  });

  test("the money is given back once, however often that is asked for", async () => {
    const order = orderOf(party.currency);
    const { reference } = await party.provider.start(order);
    await party.settle(reference, "success");
    const asked = { paymentId: order.paymentId, refundId: randomUUID(), reference, money: order.money };
    await party.provider.refund(asked);
    await party.provider.refund(asked);
    expect(await party.returnedOf(reference)).toBe(order.money.amount);
  });

  test("parts of the money are given back one by one", async () => {
    const order = orderOf(party.currency);
    const { reference } = await party.provider.start(order);
    await party.settle(reference, "success");
    const part = { paymentId: order.paymentId, reference, money: { ...order.money, amount: 100 } };
    const first = { ...part, refundId: randomUUID() };
    await party.provider.refund(first);
    await party.provider.refund(first);
    await party.provider.refund({ ...part, refundId: randomUUID() });
    expect(await party.returnedOf(reference)).toBe(200);
  });

  test("what was not paid is not given back", async () => {
    const order = orderOf(party.currency);
    const { reference } = await party.provider.start(order);
    const wish = { paymentId: order.paymentId, refundId: randomUUID(), reference, money: order.money };
    await expect(party.provider.refund(wish)).rejects.toThrow(RefundRefusedError);
  });

  test("wrong keys and a provider that is away are failures", async () => {
    await expect(party.stranger.start(orderOf(party.currency))).rejects.toThrow();
    const away = await open();
    await away.close();
    await expect(away.provider.start(orderOf(party.currency))).rejects.toThrow();
  });
});

test("reports that are older than five minutes are none", async () => {
  const server = await startStripeServer();
  const old = server.signed({ id: "evt_1", type: "checkout.session.expired", data: { object: {} } }, 1_700_000_000);
  expect(createStripeProvider(stripeSettings).readCallback(old)).toBeUndefined();
  await server.close();
  const body = Buffer.from("{}");
  const provider = createSandboxProvider({
    url: "http://127.0.0.1:1",
    secret: "s",
    now: () => new Date("2026-11-22T10:05:01Z"),
  });
  const headers = { "sandbox-signature": signReport("s", body, new Date("2026-11-22T10:00:00Z")) };
  expect(provider.readCallback({ headers, body })).toBeUndefined();
});

test("PayTR's token is what its documents' own arithmetic gives", async () => {
  const server = await startPaytrServer();
  const provider = createPaytrProvider({ ...paytrSettings, origin: server.origin });
  const { reference } = await provider.start(orderOf("TRY"));
  expect(server.orderFields(reference)).toMatchObject({
    merchant_id: "123456",
    payment_amount: "5999",
    currency: "TL",
    no_installment: "1",
    user_name: "Şükran Öz",
    lang: "tr",
  });
  await expect(provider.start(orderOf("TRY", { mail: "refused@example.org" }))).rejects.toThrow("refused");
  await server.close();
});
