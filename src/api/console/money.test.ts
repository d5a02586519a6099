import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { openShop, type Shop, silentProvider } from "../../../tests/factories/purchases.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { type PaymentInquiry, RefundRefusedError } from "../../providers/payments/payment-provider.ts";

let shop: Shop;
let admin: SignedInUser;
let now: Date;
let refundFails: Error | undefined;
let refunds: { readonly refundId: string; readonly amount: number }[] = [];
let answerOf: (paymentId: string) => PaymentInquiry = () => "pending";

beforeAll(async () => {
  now = new Date("2026-11-25T12:00:00Z");
  const provider = silentProvider({
    async refund({ refundId, money: { amount } }) {
      refunds.push({ refundId, amount });
      if (refundFails !== undefined) throw refundFails;
    },
    ask: async ({ paymentId }) => answerOf(paymentId),
  });
  shop = await openShop(provider, { services: { now: () => now } });
  admin = await signUpOperator(shop);
  await shop.database.pool.query("update sessions set second_factor_at = $1", [now]);
});
beforeEach(() => {
  refundFails = undefined;
  refunds = [];
});
afterAll(() => shop.close());

/** At another time the operator comes anew: sessions end. */
async function goTo(time: string): Promise<void> {
  now = new Date(time);
  admin = await signUpOperator(shop);
  await shop.database.pool.query("update sessions set second_factor_at = $1", [now]);
}

const read = (query: string) => shop.app.inject({ url: `/api/Admin/${query}`, headers: admin.headers });
const get = async (query: string) => (await read(query)).json();

const refund = async (payload: object) =>
  await shop.app.inject({ method: "POST", url: "/api/Admin/RefundPayment", headers: admin.headers, payload });

async function buy(wish: Readonly<Record<string, unknown>> = {}, lang = "tr") {
  const user = await shop.signUp();
  const payment = await shop.begin(user, wish, lang);
  await shop.report(payment);
  return { user, payment };
}

const isPremium = async (user: SignedInUser) => (await shop.get(user, "User/GetPremiumStatusV2")).json().isPremium;

test("a part is given back and premium stays; with the rest it ends, and no more is given back than was paid", async () => {
  const mail = "parts@example.org";
  const { user, payment } = await buy({ mail, premiumTypeId: 2 }, "en");
  const { id } = payment;
  expect((await refund({ id, amount: 500, reason: "half a year" })).json()).toMatchObject({
    state: "success",
    refundedAmount: 500,
    refund: { amount: 500, state: "done", cause: null },
  });
  expect(await isPremium(user)).toBe(true);
  const tooMuch = await refund({ id, amount: 1001, reason: "too much" });
  expect([tooMuch.statusCode, tooMuch.json().errors]).toMatchObject([400, [{ code: "refund.too_large" }]]);
  expect((await refund({ id, reason: "the rest" })).json()).toMatchObject({ state: "refunded", refundedAmount: 1500 });
  expect(refunds.map(({ amount }) => amount)).toEqual([500, 1000]);
  expect(await isPremium(user)).toBe(false);
  expect((await refund({ id, reason: "again" })).statusCode).toBe(409);
  expect((await queuedMails(shop.database, mail)).map(({ kind }) => kind)).toEqual(["receipt", "refundPart", "refund"]);
  expect((await get(`GetPayment?id=${id}`)).refunds).toMatchObject([
    { amount: 500, state: "done", by: admin.username, reason: "half a year" },
    { amount: 1000, state: "done", reason: "the rest" },
  ]);
});

test("the cause of a refusal is told and kept; one that was not answered goes on by the same id", async () => {
  const { user, payment } = await buy();
  const { id, amount } = payment;
  refundFails = new RefundRefusedError("insufficient balance");
  expect((await refund({ id, reason: "asked for" })).json()).toMatchObject({
    state: "success",
    refund: { state: "refused", cause: "insufficient balance" },
  });
  expect(await isPremium(user)).toBe(true);

  refundFails = new Error("no answer in 10 s");
  expect((await refund({ id, amount: 100, reason: "a part" })).json().refund).toMatchObject({ state: "asked" });
  // Another amount would be another refund, while it is not known what became of the first.
  expect((await refund({ id, amount: 200, reason: "another" })).statusCode).toBe(409);
  refundFails = undefined;
  expect((await refund({ id, amount: 100, reason: "a part" })).json()).toMatchObject({ refundedAmount: 100 });
  const [refused, lost, again] = refunds;
  expect(again?.refundId).toBe(lost?.refundId);
  expect(refused?.refundId).not.toBe(lost?.refundId);
  expect((await get(`GetPayment?id=${id}`)).refunds).toMatchObject([
    { amount, state: "refused", cause: "insufficient balance" },
    { amount: 100, state: "done", cause: null },
  ]);
  const { rows } = await get(`GetAudit?thing=payment:${id}`);
  expect(rows.map(({ after }: { after: object }) => after)).toMatchObject([
    { state: "done", amount: 100 },
    { state: "asked", cause: "no answer in 10 s" },
    { state: "refused", cause: "insufficient balance" },
  ]);
});

test("thirty operators who give the last of it back at once give it back once", async () => {
  const { payment } = await buy();
  const answers = await Promise.all(Array.from({ length: 30 }, () => refund({ id: payment.id, reason: "at once" })));
  expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(1);
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  const { refunds: kept, refundedAmount } = await get(`GetPayment?id=${payment.id}`);
  expect(kept).toHaveLength(1);
  expect(refundedAmount).toBe(payment.amount);
});

test("revenue is net of refunds, by week and currency, with members, churn and sign-ups", async () => {
  await goTo("2027-01-06T12:00:00Z");
  const before = await get("GetMoney?from=2027-01-04&until=2027-01-24");
  const first = await buy({ premiumTypeId: 1 });
  await buy({ premiumTypeId: 2 }, "en");
  await goTo("2027-01-12T12:00:00Z");
  await refund({ id: first.payment.id, amount: 1000, reason: "a part" });
  await refund({ id: first.payment.id, reason: "the rest" });
  const after = await get("GetMoney?from=2027-01-04&until=2027-01-24");
  expect(before.sums).toEqual([]);
  expect(after.sums).toEqual([
    { currency: "TRY", gross: 5999, refunded: 5999, net: 0, purchases: 1, refunds: 2 },
    { currency: "USD", gross: 1500, refunded: 0, net: 1500, purchases: 1, refunds: 0 },
  ]);
  expect(after.weeks.map(({ week }: { week: string }) => week)).toEqual(["2027-01-04", "2027-01-11", "2027-01-18"]);
  const [one, two] = after.weeks;
  // The operators have signed up too.
  expect(one).toMatchObject({ joined: 2, left: 0, signUps: 3 });
  expect(two).toMatchObject({ joined: 0, left: 1, signUps: 1, members: one.members - 1 });
  expect(two.sums).toEqual([{ currency: "TRY", gross: 0, refunded: 5999, net: -5999, purchases: 0, refunds: 2 }]);
  expect((await get("GetMoney?from=2027-01-24&until=2027-01-04")).weeks).toEqual([]);
});

test("payments are filtered by day, and exported without formulas", async () => {
  await goTo("2027-02-01T20:59:00Z");
  const last = await buy();
  // A minute later it is the next day in Istanbul.
  await goTo("2027-02-01T21:00:00Z");
  const next = await buy();
  const idsOf = async (query: string) => (await get(query)).rows.map(({ id }: { id: string }) => id);
  expect(await idsOf("FindPayments?from=2027-02-01&until=2027-02-01")).toEqual([last.payment.id]);
  expect(await idsOf("FindPayments?from=2027-02-02&until=2027-02-02")).toEqual([next.payment.id]);
  await shop.database.pool.query("update payments set provider_reference = '=1+1' where id = $1", [next.payment.id]);
  const { csv, rows } = await get("ExportPayments?from=2027-02-02");
  expect(rows).toBe(1);
  expect(csv.split("\r\n")[1]).toMatch(
    new RegExp(`^${next.payment.id},.*,success,${next.user.username},monthly,59.99,0.00,59.99,TRY,.*'=1\\+1,TR$`),
  );
});

test("a day is compared with what the providers say", async () => {
  await goTo("2027-03-01T12:00:00Z");
  const right = await buy();
  const [wrongAmount, unpaid, given] = [await buy(), await buy(), await buy()];
  const silent = await shop.begin(await shop.signUp());
  const money = { amount: right.payment.amount, currency: "TRY" } as const;
  answerOf = (id) => {
    if (id === unpaid.payment.id) return "pending";
    if (id === wrongAmount.payment.id) return { event: "paid", money: { ...money, amount: 1 } };
    return { event: id === given.payment.id ? "refunded" : "paid", money };
  };
  const { asked, left, differences } = await get("CompareDay?day=2027-03-01");
  expect([asked, left]).toEqual([5, 0]);
  const kinds = Object.fromEntries(differences.map(({ id, kind }: { id: string; kind: string }) => [id, kind]));
  expect(kinds).toEqual({
    [wrongAmount.payment.id]: "amount",
    [unpaid.payment.id]: "not_paid_there",
    [given.payment.id]: "refunded_there",
    [silent.id]: "paid_there",
  });
});
