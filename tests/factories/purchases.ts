import { randomUUID } from "node:crypto";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { PaymentProvider } from "../../src/providers/payments/payment-provider.ts";
import { createSandboxProvider } from "../../src/providers/payments/sandbox/sandbox-provider.ts";
import { signReport } from "../../src/providers/payments/sandbox/sandbox-signature.ts";
import { readGrants } from "../../src/storage/premium/grants.ts";
import { type Payment, readLatestPayment } from "../../src/storage/premium/payments.ts";
import { premiumServices } from "./premium-services.ts";
import { type SignedInUser, signUp } from "./signed-in-user.ts";
import { createTestApp, type TestApp, type TestAppOverrides } from "./test-app.ts";

const secret = "a secret of the tests";

/** What the info form sends. */
export function buildPurchase(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    premiumTypeId: 1,
    name: "Şükran",
    surname: "Öz",
    mail: "sukran.oz@example.org",
    phone: "0532 123 45 67",
    address: "Deniz Sokak 7",
    city: "İzmir",
    country: "TR",
    acceptTerms: true,
    ...overrides,
  };
}

/** A provider that takes every order without a server, and whose answers to `ask` the test chooses. */
export function silentProvider(overrides: Partial<PaymentProvider> = {}): PaymentProvider {
  return {
    ...createSandboxProvider({ url: "http://127.0.0.1:1", secret }),
    start: async ({ paymentId }) => ({
      token: paymentId,
      checkoutUrl: `https://pay.example/${paymentId}`,
      reference: paymentId,
    }),
    ask: async () => "pending",
    close: async () => "closed",
    refund: async () => undefined,
    ...overrides,
  };
}

export type Shop = TestApp & {
  signUp(): Promise<SignedInUser>;
  post(user: SignedInUser, call: string, payload: object, lang?: string): Promise<LightMyRequestResponse>;
  get(user: SignedInUser, call: string, lang?: string): Promise<LightMyRequestResponse>;
  /** Begins a purchase by request and answers with its row. */
  begin(user: SignedInUser, overrides?: Readonly<Record<string, unknown>>, lang?: string): Promise<Payment>;
  /** Sends what a provider reports, signed. */
  report(payment: Payment, overrides?: Readonly<Record<string, unknown>>): Promise<LightMyRequestResponse>;
  grantsOf(user: SignedInUser): ReturnType<typeof readGrants>;
  userIdOf(user: SignedInUser): Promise<number>;
};

/** The API with a payment provider that reports when the test says so. */
export async function openShop(provider = silentProvider(), overrides: TestAppOverrides = {}): Promise<Shop> {
  const api = await createTestApp({
    ...overrides,
    services: { premium: premiumServices([provider]), ...overrides.services },
  });
  const { db, pool } = api.database;

  async function userIdOf({ username }: SignedInUser): Promise<number> {
    const { rows } = await pool.query("select id from users where username = $1", [username]);
    return Number(rows[0]?.id);
  }

  return {
    ...api,
    userIdOf,
    signUp: () => signUp(api.app),
    post: ({ headers }, call, payload, lang = "tr") =>
      api.app.inject({ method: "POST", url: `/api/${call}`, headers: { ...headers, lang }, payload }),
    get: ({ headers }, call, lang = "tr") => api.app.inject({ url: `/api/${call}`, headers: { ...headers, lang } }),
    async begin(user, purchase = {}, lang = "tr") {
      const payload = buildPurchase(purchase);
      const url = "/api/CreditCardPayment/RequestPaymentToken";
      const answer = await api.app.inject({ method: "POST", url, headers: { ...user.headers, lang }, payload });
      if (answer.statusCode !== 200) throw new Error(`not begun: ${answer.body}`);
      const payment = await readLatestPayment(db, await userIdOf(user));
      if (payment === undefined) throw new Error("no payment was kept");
      return payment;
    },
    report: (payment, reported = {}) => api.app.inject(signedReport(payment, reported)),
    grantsOf: async (user) => await readGrants(db, await userIdOf(user)),
  };
}

/** The request of a provider that reports that a payment was paid. */
export function signedReport(
  { id, amount, currency }: Payment,
  overrides: Readonly<Record<string, unknown>> = {},
  signedBy = secret,
): InjectOptions & { readonly payload: string } {
  const event = { eventKey: randomUUID(), event: "paid", paymentId: id, amount, currency, ...overrides };
  const payload = JSON.stringify(event);
  return {
    method: "POST",
    url: "/api/CreditCardPayment/Callback/sandbox",
    headers: {
      "content-type": "application/json",
      "sandbox-signature": signReport(signedBy, payload, new Date()),
    },
    payload,
  };
}
