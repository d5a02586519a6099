import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPurchase, openShop, type Shop, signedReport } from "../../../tests/factories/purchases.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { eq } from "../../storage/drizzle.ts";
import { type Payment, readPayment } from "../../storage/premium/payments.ts";
import { paymentEvents, premiumGrants } from "../../storage/premium/schema.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const stateOf = async ({ id }: Payment) => (await readPayment(shop.database.db, id))?.state;

const eventsOf = ({ id }: Payment) =>
  shop.database.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id));

test("a paid purchase gives premium for a month, once, and is answered as the provider expects", async () => {
  const user = await shop.signUp();
  const payment = await shop.begin(user);
  expect((await shop.get(user, "CreditCardPayment/CheckPaymentStatus")).json()).toEqual({
    status: "pending",
    text: "Ödemenizin sonucu bekleniyor.",
  });
  const answer = await shop.report(payment);
  expect([answer.statusCode, answer.headers["content-type"], answer.body]).toEqual([200, "text/plain", "OK"]);
  expect((await shop.get(user, "CreditCardPayment/CheckPaymentStatus")).json().status).toBe("success");
  const status = (await shop.get(user, "User/GetPremiumStatusV2")).json();
  expect(status).toMatchObject({ isPremium: true, premiumType: 1 });
  expect(Date.parse(status.premiumEndDate)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
});

/** Ten thousand different ways of being wrong: no signature, another secret, another body, an old one, noise. */
function forged(payment: Payment, at: number) {
  const right = signedReport(payment, { eventKey: `forged ${at}` });
  const noise = createHash("sha256").update(String(at)).digest("hex");
  const time = Math.floor(Date.now() / 1000);
  const signatures = [
    undefined,
    "",
    `t=${time},v1=${noise}`,
    signedReport(payment, {}, "another secret").headers?.["sandbox-signature"],
    // Of another body.
    signedReport(payment, { eventKey: `other ${at}` }).headers?.["sandbox-signature"],
    `t=${time},v0=${noise}`,
    `${right.headers?.["sandbox-signature"]}0`,
    noise,
  ];
  const signature = signatures[at % signatures.length];
  return {
    ...right,
    headers: {
      "content-type": at % 3 === 0 ? "application/x-www-form-urlencoded" : "application/json",
      ...(signature !== undefined && { "sandbox-signature": signature }),
    },
  };
}

test("10,000 forged callbacks give nothing and leave nothing behind", { timeout: 120_000 }, async () => {
  const user = await shop.signUp();
  const payment = await shop.begin(user);
  const counts = new Map<number, number>();
  for (let from = 0; from < 10_000; from += 100) {
    const batch = Array.from({ length: 100 }, (_, at) => shop.app.inject(forged(payment, from + at)));
    for (const { statusCode } of await Promise.all(batch)) counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  expect([...counts]).toEqual([[403, 10_000]]);
  expect(await shop.grantsOf(user)).toEqual([]);
  expect(await stateOf(payment)).toBe("pending");
  expect(await eventsOf(payment)).toEqual([]);
});

test.each(["paytr", "stripe", "nobody", "__proto__"])("%s, which is not set up, has no callback", async (provider) => {
  const payment = await shop.begin(await shop.signUp());
  const request = { ...signedReport(payment), url: `/api/CreditCardPayment/Callback/${provider}` };
  expect((await shop.app.inject(request)).statusCode).toBe(404);
  expect(await stateOf(payment)).toBe("pending");
});

test("a body without a type, an empty one and one of the wrong kind are refused as unsigned, not as faults", async () => {
  const url = "/api/CreditCardPayment/Callback/sandbox";
  for (const payload of ["", "\0\0", "{", "x".repeat(100_000)]) {
    expect((await shop.app.inject({ method: "POST", url, payload, headers: {} })).statusCode).toBe(403);
  }
});

test("20 duplicates at once and 20 later, reordered with failures, give one grant and one receipt", async () => {
  const user = await shop.signUp();
  const mail = "duplicates@example.org";
  const payment = await shop.begin(user, { mail });
  const same = signedReport(payment);
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.app.inject(same)));
  // Twenty reports of their own, every third of them a failure.
  for (let at = 0; at < 20; at += 1) {
    answers.push(await shop.report(payment, { event: at % 3 === 0 ? "failed" : "paid" }));
  }
  answers.push(...(await Promise.all(Array.from({ length: 20 }, () => shop.report(payment)))));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await shop.grantsOf(user)).toHaveLength(1);
  expect(await stateOf(payment)).toBe("success");
  expect((await queuedMails(shop.database, mail)).map(({ kind }) => kind)).toEqual(["receipt"]);
  // The repeated event once, and forty others.
  const events = await eventsOf(payment);
  expect(events).toHaveLength(41);
  expect(events.filter(({ isApplied }) => isApplied)).toHaveLength(1);
});

test("a failure that comes before the success is overtaken by it, and one that comes after does nothing", async () => {
  const user = await shop.signUp();
  const payment = await shop.begin(user);
  await shop.report(payment, { event: "failed" });
  expect((await shop.get(user, "CreditCardPayment/CheckPaymentStatus")).json()).toEqual({
    status: "failed",
    text: "İşlem başarısız. Lütfen bizimle iletişime geçiniz.",
  });
  await shop.report(payment);
  await shop.report(payment, { event: "failed" });
  expect(await stateOf(payment)).toBe("success");
  expect(await shop.grantsOf(user)).toHaveLength(1);
});

test.each([
  ["less", { amount: 1 }],
  ["more", { amount: 99_999 }],
  ["another currency", { currency: "USD" }],
])("%s than was asked for is refused, and kept for the operator", async (_what, changed) => {
  const user = await shop.signUp();
  const payment = await shop.begin(user);
  expect((await shop.report(payment, changed)).statusCode).toBe(200);
  expect(await shop.grantsOf(user)).toEqual([]);
  expect(await stateOf(payment)).toBe("pending");
  const [event] = await eventsOf(payment);
  expect(event).toMatchObject({ fault: "amount.changed", isApplied: false, kind: "paid" });
  expect(JSON.parse(event?.body ?? "")).toMatchObject(changed);
});

test("a report of an order that we do not know is kept for the operator", async () => {
  const payment = await shop.begin(await shop.signUp());
  const eventKey = "event of nobody";
  await shop.report(payment, { paymentId: "8d0f4a52-9f0e-4f57-b6a5-0d3f4c8f3f11", eventKey });
  const kept = await shop.database.db.select().from(paymentEvents).where(eq(paymentEvents.eventKey, eventKey));
  expect(kept).toEqual([expect.objectContaining({ paymentId: null, fault: "order.unknown", isApplied: false })]);
});

test("unknown fields of a report pass", async () => {
  const user = await shop.signUp();
  await shop.report(await shop.begin(user), { somethingNew: { deep: [1] } });
  expect(await shop.grantsOf(user)).toHaveLength(1);
});

test("who pays twice in two tabs keeps both, with the time added, and is told", async () => {
  const user = await shop.signUp();
  const mail = "twice@example.org";
  const first = await shop.begin(user, { mail });
  const second = await shop.begin(user, { mail });
  expect([await stateOf(first), await stateOf(second)]).toEqual(["abandoned", "pending"]);
  await Promise.all([shop.report(second), shop.report(first)]);
  expect([await stateOf(first), await stateOf(second)]).toEqual(["success", "success"]);
  expect(await shop.grantsOf(user)).toHaveLength(2);
  const { premiumEndDate } = (await shop.get(user, "User/GetPremiumStatusV2")).json();
  expect(Date.parse(premiumEndDate)).toBeGreaterThan(Date.now() + 57 * 86_400_000);
  const mails = await queuedMails(shop.database, mail);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(["receipt", "receiptTwice"]);
  expect((await shop.get(user, "CreditCardPayment/GetPayments")).json()).toHaveLength(2);
});

test("a payment whose account was erased meanwhile is kept for the operator, and names nobody", async () => {
  const user = await shop.signUp();
  const payment = await shop.begin(user, { mail: "gone@example.org" });
  await shop.report(payment, { event: "failed", buyer: "gone@example.org" });
  const left = await shop.post(user, "User/DeleteAccount", { password: user.password });
  expect(left.statusCode).toBe(204);
  await shop.report(payment);
  const kept = await readPayment(shop.database.db, payment.id);
  expect(kept).toMatchObject({ state: "success", userId: null, buyer: { country: "TR" } });
  expect(kept?.pseudonym).not.toBeNull();
  const events = await eventsOf(payment);
  expect(events.map(({ fault }) => fault).sort()).toEqual(["account.erased", null].sort());
  expect(JSON.stringify(events)).not.toContain("gone@example.org");
});

test("grants and events are only added to, whoever asks the database", async () => {
  const user = await shop.signUp();
  const payment = await shop.begin(user);
  await shop.report(payment);
  const { db } = shop.database;
  const ofPayment = eq(premiumGrants.paymentId, payment.id);
  await expect(db.delete(premiumGrants).where(ofPayment)).rejects.toThrow();
  await expect(db.update(premiumGrants).set({ months: 12 }).where(ofPayment)).rejects.toThrow();
  await expect(db.delete(paymentEvents).where(eq(paymentEvents.paymentId, payment.id))).rejects.toThrow();
  expect(await shop.grantsOf(user)).toHaveLength(1);
});

test("a purchase needs an account, a whole form and the accepted terms", async () => {
  const user = await shop.signUp();
  const url = "/api/CreditCardPayment/RequestPaymentToken";
  expect((await shop.app.inject({ method: "POST", url, payload: buildPurchase() })).statusCode).toBe(401);
  const answer = await shop.post(user, "CreditCardPayment/RequestPaymentToken", {
    ...buildPurchase({ acceptTerms: false, phone: "123", country: "XX", mail: "x", city: " " }),
  });
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json<{ errors: { field: string; code: string }[] }>();
  expect(Object.fromEntries(errors.map(({ field, code }) => [field, code]))).toEqual({
    acceptTerms: "terms.required",
    country: "country.invalid",
    mail: "mail.invalid",
    city: "required",
  });
  const phone = await shop.post(user, "CreditCardPayment/RequestPaymentToken", buildPurchase({ phone: "12" }));
  expect(phone.json().errors).toEqual([expect.objectContaining({ field: "phone", code: "phone.invalid" })]);
});
