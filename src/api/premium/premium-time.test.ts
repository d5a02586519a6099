import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop, silentProvider } from "../../../tests/factories/purchases.ts";
import { queuedMails } from "../../../tests/factories/queued-mails.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { RefundRefusedError } from "../../providers/payments/payment-provider.ts";
import { createPoll } from "../../services/polls/create-poll.ts";
import { refundPayment } from "../../services/premium/refund-payment.ts";
import { settleSilentPayments } from "../../services/premium/settle-silent-payments.ts";
import { type Payment, readPayment } from "../../storage/premium/payments.ts";

const minute = 60_000;
const hour = 60 * minute;

let shop: Shop;
let now: Date;
let asked: string[] = [];
let answer: (payment: { money: Payment }) => "pending" | "paid" | "failed" | "down" = () => "pending";
let refunds: string[] = [];
let isRefundRefused = false;

beforeAll(async () => {
  now = new Date("2026-01-31T12:00:00Z");
  const provider = silentProvider({
    async ask({ paymentId, money }) {
      asked.push(paymentId);
      const event = answer({ money: money as Payment });
      if (event === "down") throw new Error("no answer");
      return event === "pending" ? event : { event, money };
    },
    async refund({ paymentId }) {
      if (isRefundRefused) throw new RefundRefusedError("insufficient balance");
      refunds.push(paymentId);
    },
  });
  shop = await openShop(provider, { services: { now: () => now } });
});
afterAll(() => shop.close());

const stateOf = async ({ id }: Payment) => (await readPayment(shop.database.db, id))?.state;

/** Lets the worker look at some later moment. */
async function look(later: number): Promise<void> {
  now = new Date(now.getTime() + later);
  asked = [];
  await settleSilentPayments(shop.services).run(now, new AbortController().signal);
}

test("what is offered says until when premium would last, before paying", async () => {
  const user = await shop.signUp();
  const offers = async (lang = "tr") => (await shop.get(user, "Premium/GetOffers", lang)).json();
  expect(await offers("es")).toEqual({
    canBuy: true,
    currency: "USD",
    // Where the provider's card page is.
    frameOrigin: "http://127.0.0.1:1",
    termsVersion: "2026-11",
    plans: [
      // One month after 31 January, by the calendar of Istanbul.
      { premiumTypeId: 1, price: "3.00", premiumEndDate: "2026-02-28T12:00:00.000Z" },
      { premiumTypeId: 2, price: "15.00", premiumEndDate: "2027-01-31T12:00:00.000Z" },
      { premiumTypeId: 3, price: "40.00", premiumEndDate: null },
    ],
  });
  await shop.report(await shop.begin(user));
  const [monthly] = (await offers()).plans;
  expect(monthly).toEqual({ premiumTypeId: 1, price: "59.99", premiumEndDate: "2026-03-28T12:00:00.000Z" });

  await shop.report(await shop.begin(user, { premiumTypeId: 3 }));
  expect(await offers()).toMatchObject({ canBuy: false, reason: "lifetime", plans: [] });
  const refused = await shop.post(user, "CreditCardPayment/RequestPaymentToken", {
    premiumTypeId: 1,
    name: "A",
    surname: "B",
    mail: "a@example.org",
    phone: "05321234567",
    address: "x",
    city: "y",
    country: "TR",
    acceptTerms: true,
  });
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, "premium.lifetime"]);
  expect(refused.json().detail).toBe(refused.json().errors[0].message);
});

test("a provider that is silent is asked after 15 minutes, again every 10, and what it says is done", async () => {
  const user = await shop.signUp();
  const payment = await shop.begin(user);
  answer = () => "pending";
  await look(14 * minute);
  expect(asked).not.toContain(payment.id);
  await look(minute);
  expect(asked).toContain(payment.id);
  await look(9 * minute);
  expect(asked).not.toContain(payment.id);
  answer = () => "down";
  await look(2 * minute);
  expect(asked).toContain(payment.id);
  expect(await stateOf(payment)).toBe("pending");
  answer = () => "paid";
  await look(11 * minute);
  expect(await stateOf(payment)).toBe("success");
  expect(await shop.grantsOf(user)).toHaveLength(1);
  // The provider speaks at last.
  await shop.report(payment);
  await look(11 * minute);
  expect(asked).not.toContain(payment.id);
  expect(await shop.grantsOf(user)).toHaveLength(1);
});

test("after 24 hours of silence a payment is put away; money that was taken counts all the same", async () => {
  const user = await shop.signUp();
  const payment = await shop.begin(user);
  answer = () => "down";
  await look(23 * hour);
  expect(await stateOf(payment)).toBe("pending");
  await look(hour);
  expect(await stateOf(payment)).toBe("abandoned");
  expect((await shop.get(user, "CreditCardPayment/CheckPaymentStatus")).json().status).toBe("failed");
  await shop.report(payment);
  expect(await stateOf(payment)).toBe("success");
  expect(await shop.grantsOf(user)).toHaveLength(1);
});

test("a refund gives the money back once, revokes the grant and mails the buyer", async () => {
  const user = await shop.signUp();
  const mail = "refund@example.org";
  const payment = await shop.begin(user, { mail, premiumTypeId: 2 }, "en");
  const decision = { by: "operator", why: "asked for it" };
  await expect(refundPayment(shop.services, payment.id, decision)).rejects.toMatchObject({ code: "conflict" });
  await shop.report(payment);
  isRefundRefused = true;
  expect(await refundPayment(shop.services, payment.id, decision)).toEqual({
    amount: 1500,
    state: "refused",
    cause: "insufficient balance",
  });
  isRefundRefused = false;
  expect((await shop.get(user, "User/GetPremiumStatusV2")).json().isPremium).toBe(true);
  refunds = [];
  await refundPayment(shop.services, payment.id, decision);
  await expect(refundPayment(shop.services, payment.id, decision)).rejects.toMatchObject({ code: "conflict" });
  expect(refunds).toEqual([payment.id]);
  expect((await shop.get(user, "User/GetPremiumStatusV2")).json().isPremium).toBe(false);
  const [listed] = (await shop.get(user, "CreditCardPayment/GetPayments")).json();
  expect(listed).toMatchObject({ id: payment.id, status: "refunded", price: "15.00", currency: "USD" });
  expect(Date.parse(listed.refundedAt)).toBe(now.getTime());
  const mails = await queuedMails(shop.database, mail);
  expect(mails.map(({ kind, locale }) => [kind, locale])).toEqual([
    ["receipt", "en"],
    ["refund", "en"],
  ]);
  // A report of the first payment that comes late takes nothing up again.
  await shop.report(payment);
  expect((await shop.get(user, "User/GetPremiumStatusV2")).json().isPremium).toBe(false);
});

test("a receipt can be had by its buyer alone, in the language in which it was bought", async () => {
  const [user, other] = [await shop.signUp(), await shop.signUp()];
  const payment = await shop.begin(user, { name: "<b>Ada", address: "Deniz & Sokak" }, "tr");
  const receiptFor = (who: typeof user) => shop.get(who, `CreditCardPayment/GetReceipt?id=${payment.id}`, "en");
  expect((await receiptFor(user)).statusCode).toBe(404);
  await shop.report(payment);
  expect((await receiptFor(other)).statusCode).toBe(404);
  const { fileName, html } = (await receiptFor(user)).json();
  expect(fileName).toMatch(/^dizi-okulu-[0-9a-f]{8}\.html$/);
  for (const part of [
    payment.id,
    "59,99 TL",
    "&lt;b&gt;Ada Öz",
    "Deniz &amp; Sokak",
    "Mesafeli satış sözleşmesi",
    "Ön bilgilendirme formu",
    "+905321234567",
    "2026-11",
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toMatch(/\{\w+\}<|<b>|<script|src=|https?:/);
});

test("losing premium takes nothing away: lists over four stay, whole and playable; new ones are refused", async () => {
  const said = Array.from({ length: 30 }, (_, at) => ({ phrase: `word${String.fromCharCode(97 + (at % 26))}${at}` }));
  const { title } = await publishEpisode(shop.database.db, {
    title: { name: "Locked", combinedUrl: "locked", isPremium: true },
    said,
  });
  const poll = { tr: "Hangisi?", en: "Which?", es: "¿Cuál?" };
  const pollId = await createPoll(shop.services, { question: poll, options: [poll, poll], isPremium: true });
  const user = await shop.signUp();
  const listOf = (query: string) => shop.get(user, `WordList/GetWordListV2?${query}`);
  const polls = async () => (await shop.get(user, "Poll/GetPolls")).json();

  expect((await listOf(`type=4&id=${title.id}`)).json()).toMatchObject({ code: "premium.required", total: 30 });
  expect(await polls()).toEqual([]);
  const unseen = await shop.post(user, "Poll/Vote", { pollId, optionId: 1 });
  expect([unseen.statusCode, unseen.json().code]).toEqual([403, "premium.required"]);

  const payment = await shop.begin(user);
  await shop.report(payment);
  expect((await listOf(`type=4&id=${title.id}`)).json()).toHaveLength(30);
  expect(await polls()).toHaveLength(1);
  const generated = await shop.post(user, "WordList/GenerateList", { titleIds: [title.id] });
  const lists = [];
  for (let at = 1; at <= 6; at += 1) {
    const made = { title: `List ${at}`, fromUrl: generated.json().url };
    lists.push((await shop.post(user, "WordList/CreateList", made)).json());
  }
  const fifth = lists[4];
  await refundPayment(shop.services, payment.id, { by: "operator", why: "test" });

  expect((await listOf(`type=4&id=${title.id}`)).json()).toMatchObject({ code: "premium.required", total: 30 });
  expect(await polls()).toEqual([]);
  expect((await shop.get(user, "WordList/GetUserLists")).json()).toHaveLength(6);
  for (const query of [`type=1&id=${fifth.id}`, `type=6&id=${fifth.url}`]) {
    expect((await listOf(query)).json(), query).toHaveLength(30);
  }
  const quiz = await shop.post(user, "Quiz/StartQuiz", {
    source: { type: 1, id: fifth.id },
    methods: ["test-phrase-mean"],
    repetition: 1,
  });
  expect(quiz.statusCode).toBe(200);
  const tour = await shop.post(user, "Quiz/StartTour", { quizId: quiz.json().quizId });
  expect(tour.json().size).toBe(20);
  const renamed = await shop.post(user, "WordList/RenameList", { id: fifth.id, title: "Still mine" });
  expect(renamed.statusCode).toBe(200);
  const seventh = await shop.post(user, "WordList/CreateList", { title: "One more" });
  expect([seventh.statusCode, seventh.json().errors[0].code]).toEqual([409, "list.limit"]);
});

test("without a provider for a currency purchases are refused, and that is told before the form", async () => {
  const lira = await openShop(silentProvider({ currencies: ["TRY"] }));
  const user = await lira.signUp();
  expect((await lira.get(user, "Premium/GetOffers", "tr")).json().canBuy).toBe(true);
  const inDollars = (await lira.get(user, "Premium/GetOffers", "en")).json();
  expect(inDollars).toMatchObject({ canBuy: false, reason: "no_provider", currency: "USD" });
  await expect(lira.begin(user, {}, "en")).rejects.toThrow("payment.unavailable");
  await lira.close();
});
