import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPurchase, openShop, type Shop, silentProvider } from "../../../tests/factories/purchases.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { foldCode } from "../../domain/premium/coupons.ts";
import { countCouponUses, insertCoupon } from "../../storage/premium/coupons.ts";
import type { coupons } from "../../storage/premium/schema.ts";

let shop: Shop;
let started = 0;
let isProviderDown = false;

beforeAll(async () => {
  const provider = silentProvider();
  shop = await openShop({
    ...provider,
    async start(order) {
      started += 1;
      if (isProviderDown) throw new Error("the provider is down");
      return await provider.start(order);
    },
  });
});
afterAll(() => shop.close());

async function coupon(code: string, overrides: Partial<typeof coupons.$inferInsert> = {}): Promise<number> {
  const made = await insertCoupon(shop.database.db, {
    code,
    codeFolded: foldCode(code),
    percent: 20,
    plans: [1, 2, 3],
    createdAt: new Date(),
    ...overrides,
  });
  return made?.id ?? 0;
}

const check = (user: SignedInUser, code: string, premiumTypeId: number, lang?: string) =>
  shop.get(
    user,
    `CreditCardPayment/CheckDiscountCode?${new URLSearchParams({ code, premiumTypeId: `${premiumTypeId}` })}`,
    lang,
  );

test("a coupon's price is told in the currency of the language, however the code is typed", async () => {
  await coupon("İLKBAHAR-20");
  const user = await shop.signUp();
  for (const typed of ["ilkbahar20", "İLKBAHAR-20", " ILKBAHAR 20 ", "ılkbahar-20"]) {
    const answer = await check(user, typed, 1);
    expect(answer.json(), typed).toEqual({ price: "59.99", discountedPrice: "47.99", currency: "TRY" });
  }
  expect((await check(user, "ilkbahar20", 3, "es")).json()).toEqual({
    price: "40.00",
    discountedPrice: "32.00",
    currency: "USD",
  });
});

test.each([
  ["tr", "Böyle bir kupon bulunamadı"],
  ["en", "No such coupon was found"],
  ["es", "No se ha encontrado ese cupón"],
])("in %s an unknown coupon is refused with: %s", async (lang, detail) => {
  const answer = await check(await shop.signUp(), "nothing", 1, lang);
  expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([404, "coupon.unknown", detail]);
});

test("an empty code is not valid", async () => {
  const answer = await check(await shop.signUp(), " ", 1, "en");
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([
    { field: "code", code: "coupon.invalid", message: "The coupon code is not valid." },
  ]);
});

test.each([
  ["expired", { validUntil: new Date("2026-01-01") }],
  ["for another plan", { plans: [2] }],
  ["not yet valid", { validFrom: new Date("2999-01-01") }],
  ["for another currency", { percent: null, amounts: { USD: 100 } }],
])("a coupon that is %s is as good as none", async (what, overrides) => {
  const code = `C ${what}`;
  await coupon(code, overrides);
  const user = await shop.signUp();
  expect((await check(user, code, 1)).statusCode).toBe(404);
  const bought = await shop.post(user, "CreditCardPayment/RequestPaymentToken", buildPurchase({ couponCode: code }));
  expect([bought.statusCode, bought.json().code]).toEqual([404, "coupon.unknown"]);
});

test("of 54 buyers at once of a coupon of 5, 5 get it", { timeout: 60_000 }, async () => {
  const id = await coupon("FIVE", { maxUses: 5 });
  const buyers = await Promise.all(Array.from({ length: 54 }, () => shop.signUp()));
  const payload = buildPurchase({ couponCode: "five" });
  const answers = await Promise.all(
    buyers.map((buyer) => shop.post(buyer, "CreditCardPayment/RequestPaymentToken", payload)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 404)).toHaveLength(49);
  expect((await countCouponUses(shop.database.db, id, 0, new Date())).inAll).toBe(5);
});

test("an account tries so many coupons an hour, by whichever call, and others are not held up", async () => {
  const user = await shop.signUp();
  const buy = (buyer: SignedInUser, wish: Readonly<Record<string, unknown>>) =>
    shop.post(buyer, "CreditCardPayment/RequestPaymentToken", buildPurchase(wish));
  for (let at = 0; at < 10; at += 1) {
    expect((await check(user, `GUESS-${at}`, 1)).statusCode).toBe(404);
    expect((await buy(user, { couponCode: `GUESS-${at}` })).statusCode).toBe(404);
  }
  const refused = await check(user, "GUESS-20", 1);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await buy(user, { couponCode: "GUESS-21" })).statusCode).toBe(429);
  // What needs no coupon goes on.
  expect((await buy(user, {})).statusCode).toBe(200);
  expect((await check(await shop.signUp(), "GUESS-0", 1)).statusCode).toBe(404);
});

test("a use is given back when the payment fails or is put away, and counts when it succeeds", async () => {
  await coupon("ONE", { maxUses: 1 });
  const [user, other] = [await shop.signUp(), await shop.signUp()];
  const failing = await shop.begin(user, { couponCode: "ONE" });
  expect((await check(other, "one", 1)).statusCode).toBe(404);
  await shop.report(failing, { event: "failed" });
  expect((await check(other, "one", 1)).statusCode).toBe(200);
  await shop.begin(user, { couponCode: "ONE" });
  // Another purchase without it puts the first one away.
  await shop.begin(user);
  const paid = await shop.begin(other, { couponCode: "ONE" });
  await shop.report(paid);
  expect((await check(user, "one", 1)).statusCode).toBe(404);
});

test("a person uses a coupon as often as it says", async () => {
  await coupon("ONCE", { maxUsesPerPerson: 1 });
  const [user, other] = [await shop.signUp(), await shop.signUp()];
  await shop.report(await shop.begin(user, { couponCode: "once" }));
  expect((await check(user, "once", 1)).statusCode).toBe(404);
  expect((await check(other, "once", 1)).statusCode).toBe(200);
});

test("a provider that takes no order gives the coupon back, and the buyer a clear answer", async () => {
  await coupon("DOWN", { maxUses: 1 });
  const user = await shop.signUp();
  isProviderDown = true;
  const answer = await shop.post(
    user,
    "CreditCardPayment/RequestPaymentToken",
    buildPurchase({ couponCode: "down" }),
    "en",
  );
  isProviderDown = false;
  expect([answer.statusCode, answer.json().code]).toEqual([503, "payment.unavailable"]);
  expect((await check(user, "down", 1)).statusCode).toBe(200);
});

test("what a coupon makes free skips the provider and is granted at once, with a receipt", async () => {
  await coupon("GIFT", { percent: 100, maxUsesPerPerson: 1 });
  const user = await shop.signUp();
  const before = started;
  const payload = buildPurchase({ couponCode: "gift", premiumTypeId: 2, mail: "free@example.org" });
  const answer = await shop.post(user, "CreditCardPayment/RequestPaymentToken", payload);
  expect(answer.json()).toEqual({
    token: expect.any(String),
    provider: null,
    checkoutUrl: "http://localhost/premium/isleniyor",
  });
  expect(started).toBe(before);
  expect((await shop.get(user, "User/GetPremiumStatusV2")).json()).toMatchObject({ isPremium: true, premiumType: 2 });
  expect((await shop.get(user, "CreditCardPayment/CheckPaymentStatus")).json().status).toBe("success");
  const [mail] = await queuedMails(shop.database, "free@example.org");
  expect(mail?.data).toMatchObject({ plan: "Yıllık premium", price: "0,00 TL" });
  const again = await shop.post(user, "CreditCardPayment/RequestPaymentToken", payload);
  expect(again.json().code).toBe("coupon.unknown");
});
