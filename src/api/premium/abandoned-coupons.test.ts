import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPurchase, openShop, type Shop, silentProvider } from "../../../tests/factories/purchases.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { startStripeServer, stripeSettings } from "../../../tests/factories/stripe-server.ts";
import { foldCode } from "../../domain/premium/coupons.ts";
import type { PaymentProvider } from "../../providers/payments/payment-provider.ts";
import { createSandboxProvider } from "../../providers/payments/sandbox/sandbox-provider.ts";
import { startSandboxServer } from "../../providers/payments/sandbox/sandbox-server.ts";
import { createStripeProvider } from "../../providers/payments/stripe-provider.ts";
import { insertCoupon } from "../../storage/premium/coupons.ts";

const secret = "a secret of this test";
const minute = 60_000;

/** A shop whose provider is a server of its own, and whether the buyer can still pay there. */
type Party = { readonly shop: Shop; pay(reference: string): Promise<boolean>; close(): Promise<void> };

async function stripeParty(): Promise<Party> {
  const server = await startStripeServer();
  const at = { protocol: "http", host: "127.0.0.1", port: server.port } as const;
  const shop = await openShop(createStripeProvider({ ...stripeSettings, server: at }));
  return {
    shop,
    async pay(reference) {
      try {
        const { headers, body: payload } = server.report(reference, "success");
        const url = "/api/CreditCardPayment/Callback/stripe";
        return (await shop.app.inject({ method: "POST", url, headers, payload })).statusCode === 200;
      } catch {
        return false;
      }
    },
    async close() {
      await shop.close();
      await server.close();
    },
  };
}

async function sandboxParty(): Promise<Party> {
  const server = await startSandboxServer({ secret, port: 0, delayFactor: 0.01 });
  const provider = createSandboxProvider({ url: server.url, secret });
  let origin = "";
  const shop = await openShop({
    ...provider,
    start: (order) =>
      provider.start({ ...order, callbackUrl: order.callbackUrl.replace("http://localhost", () => origin) }),
  });
  await shop.app.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  return {
    shop,
    async pay(reference) {
      const body = new URLSearchParams({ card: "4242424242424242" });
      const page = await fetch(`${server.url}/pay/${reference}`, { method: "POST", body, redirect: "manual" });
      if (page.status !== 303) return false;
      const state = async () =>
        (await shop.database.pool.query("select state from payments where provider_reference = $1", [reference])).rows;
      await expect.poll(state, { timeout: 20_000 }).toEqual([{ state: "success" }]);
      return true;
    },
    async close() {
      await server.close();
      await shop.close();
    },
  };
}

async function coupon({ database }: Shop, code: string, limits: { maxUses?: number; maxUsesPerPerson?: number }) {
  const made = { code, codeFolded: foldCode(code), percent: 90, plans: [1, 2, 3], createdAt: new Date(), ...limits };
  await insertCoupon(database.db, made);
}

const order = (shop: Shop, user: SignedInUser, more: Readonly<Record<string, unknown>> = {}) =>
  shop.post(user, "CreditCardPayment/RequestPaymentToken", buildPurchase({ couponCode: "two", ...more }), "en");

describe.each([
  ["Stripe", stripeParty],
  ["the sandbox", sandboxParty],
] as const)("at %s", (_name, open) => {
  let party: Party;
  beforeAll(async () => {
    party = await open();
    await coupon(party.shop, "TWO", { maxUses: 2 });
  });
  afterAll(() => party.close());

  test("of five orders that were begun where two uses are left, two are paid at most", async () => {
    const { shop } = party;
    const [one, other] = [await shop.signUp(), await shop.signUp()];
    const begun: string[] = [];
    for (const user of [one, one, other, one, other]) {
      const answer = await order(shop, user);
      expect(answer.statusCode).toBe(200);
      begun.push(answer.json().token);
    }
    const third = await order(shop, await shop.signUp());
    expect([third.statusCode, third.json().code]).toEqual([404, "coupon.unknown"]);
    const paid: boolean[] = [];
    for (const token of begun) paid.push(await party.pay(token));
    expect(paid).toEqual([false, false, false, true, true]);
    const { rows } = await shop.database.pool.query("select fault from payment_events where fault is not null");
    expect(rows).toEqual([]);
  });

  test("of five that one person begins at once no more are paid", async () => {
    const { shop } = party;
    await coupon(shop, "AT ONCE", { maxUses: 2 });
    const user = await shop.signUp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(shop, user, { couponCode: "at once" })));
    const begun = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().token);
    expect(begun.length).toBeGreaterThan(0);
    // Of two answers one may go on with the order of the other.
    const paid = await Promise.all([...new Set(begun)].map((token) => party.pay(token)));
    expect(paid.filter(Boolean).length).toBeLessThanOrEqual(2);
  });
});

describe("where a page cannot be closed", () => {
  let shop: Shop;
  let time = new Date();
  const provider: PaymentProvider = { ...silentProvider(), openMs: 45 * minute, close: async () => "open" };

  beforeAll(async () => {
    shop = await openShop(provider, { services: { now: () => time } });
  });
  afterAll(() => shop.close());

  test("an abandoned order holds its use until the page closes by itself", async () => {
    await coupon(shop, "HELD", { maxUses: 1 });
    const [user, other] = [await shop.signUp(), await shop.signUp()];
    await shop.begin(user, { couponCode: "held" });
    await shop.begin(user);
    expect((await order(shop, other, { couponCode: "held" })).json().code).toBe("coupon.unknown");
    time = new Date(time.getTime() + 46 * minute);
    expect((await order(shop, other, { couponCode: "held" })).statusCode).toBe(200);
  });

  test("who buys the same again goes on with the open order, with what the form says now", async () => {
    await coupon(shop, "AGAIN", { maxUsesPerPerson: 1 });
    const user = await shop.signUp();
    const first = await shop.begin(user, { couponCode: "again" });
    const check = "CreditCardPayment/CheckDiscountCode?code=again&premiumTypeId=1";
    expect((await shop.get(user, check)).statusCode).toBe(200);
    const second = await shop.begin(user, { couponCode: "again", city: "Ankara" });
    expect(second).toMatchObject({ id: first.id, checkoutUrl: first.checkoutUrl, buyer: { city: "Ankara" } });
    const another = await order(shop, user, { couponCode: "again", premiumTypeId: 2 });
    expect([another.statusCode, another.json().code, another.json().reason]).toEqual([404, "coupon.unknown", "held"]);
    await shop.report(first);
    expect((await order(shop, user, { couponCode: "again" })).json().reason).toBeUndefined();
  });

  test("a use that is paid beyond the limit counts, and is a fault for the operator", async () => {
    await coupon(shop, "OVER", { maxUses: 1 });
    const [user, other] = [await shop.signUp(), await shop.signUp()];
    const late = await shop.begin(user, { couponCode: "over" });
    await shop.begin(user);
    time = new Date(time.getTime() + 46 * minute);
    const inTime = await shop.begin(other, { couponCode: "over" });
    await shop.report(inTime);
    await shop.report(late);
    const faultOf = async (id: string) =>
      (await shop.database.pool.query("select fault from payment_events where payment_id = $1", [id])).rows;
    expect(await faultOf(inTime.id)).toEqual([{ fault: null }]);
    expect(await faultOf(late.id)).toEqual([{ fault: "discount.overused" }]);
    expect(await shop.grantsOf(user)).toHaveLength(1);
  });
});
