import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Money } from "../../domain/premium/plans.ts";
import { type PaymentOrder, type PaymentProvider, RefundRefusedError } from "./payment-provider.ts";

export type PaytrSettings = {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
  /** Orders are tests: no money moves. */
  readonly isTest: boolean;
  /** PayTR's own, or a server that speaks its protocol. */
  readonly origin?: string;
};

const paytrOrigin = "https://www.paytr.com";

const begun = z.object({ status: z.literal("success"), token: z.string().regex(/^[\w-]{1,200}$/) });
/** The status query writes amounts in lira, the callback in kuruş. */
const asked = z.object({
  status: z.string(),
  payment_amount: z.coerce.number().optional(),
  currency: z.string().optional(),
});
const reported = z.object({
  merchant_oid: z.string(),
  status: z.enum(["success", "failed"]),
  total_amount: z.string().regex(/^\d{1,9}$/),
  hash: z.string(),
  currency: z.string().optional(),
});

const timeoutMs = 20_000;
/** Minutes for which the hosted page takes a card. */
const pageMinutes = 30;
/** Those of the bank's page that may be open at the end of them. */
const bankMinutes = 15;

/**
 * PayTR's hosted page (iFrame API), as its documents describe it: dev.paytr.com, "iFrame API" steps 1 and 2, "Durum
 * Sorgu", "İade". It takes Turkish lira.
 */
export function createPaytrProvider(settings: PaytrSettings): PaymentProvider {
  const { merchantId, merchantKey, merchantSalt, isTest, origin = paytrOrigin } = settings;
  const sign = (text: string) => createHmac("sha256", merchantKey).update(text).digest("base64");

  async function post(path: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`PayTR answered ${response.status}`);
    return await response.json();
  }

  return {
    id: "paytr",
    currencies: ["TRY"],
    frameOrigin: origin,
    acknowledgement: { contentType: "text/plain", body: "OK" },
    openMs: (pageMinutes + bankMinutes) * 60_000,
    async start(order) {
      const oid = oidOf(order.paymentId);
      const answer = await post("/odeme/api/get-token", orderFields(order, oid));
      const parsed = begun.safeParse(answer);
      if (!parsed.success) throw new Error(`PayTR refused the order: ${reasonIn(answer)}`);
      return { token: parsed.data.token, checkoutUrl: `${origin}/odeme/guvenli/${parsed.data.token}`, reference: oid };
    },
    readCallback({ body }) {
      const parsed = reported.safeParse(Object.fromEntries(new URLSearchParams(body.toString("utf8"))));
      if (!parsed.success) return undefined;
      const { merchant_oid: oid, status, total_amount: amount, hash, currency } = parsed.data;
      if (!isEqual(hash, sign(oid + merchantSalt + status + amount))) return undefined;
      // The signature does not cover the currency; where it is told it must be lira all the same.
      const money = currency === undefined || isLira(currency) ? liraOf(Number(amount)) : undefined;
      return {
        event: status === "success" ? "paid" : "failed",
        paymentId: paymentIdOf(oid),
        money,
        eventKey: undefined,
      };
    },
    async ask({ reference }) {
      const token = sign(merchantId + reference + merchantSalt);
      const answer = await post("/odeme/durum-sorgu", {
        merchant_id: merchantId,
        merchant_oid: reference,
        paytr_token: token,
      });
      const { status, payment_amount: lira, currency } = asked.parse(answer);
      // An order that nobody paid is answered with an error: its page may still be open.
      if (status !== "success" || lira === undefined) return "pending";
      if (currency !== undefined && !isLira(currency)) throw new Error(`PayTR names another currency: ${currency}`);
      return { event: "paid", money: liraOf(Math.round(lira * 100)) };
    },
    // Its documents know no such request: the page closes by itself.
    close: async () => "open",
    async refund({ refundId, reference, money }) {
      const amount = (money.amount / 100).toFixed(2);
      const answer = await post("/odeme/iade", {
        merchant_id: merchantId,
        merchant_oid: reference,
        return_amount: amount,
        // By it a repeated request is known as one.
        reference_no: oidOf(refundId),
        paytr_token: sign(merchantId + reference + amount + merchantSalt),
      });
      if (!z.object({ status: z.literal("success") }).safeParse(answer).success) {
        throw new RefundRefusedError(reasonIn(answer));
      }
    },
  };

  function orderFields(order: PaymentOrder, oid: string): Readonly<Record<string, string>> {
    const { buyer, money, address, locale, returnUrls, title } = order;
    const amount = String(money.amount);
    const basket = Buffer.from(JSON.stringify([[title, (money.amount / 100).toFixed(2), 1]])).toString("base64");
    const [noInstallment, maxInstallment, currency, testMode] = ["1", "0", "TL", isTest ? "1" : "0"];
    const signed = [
      merchantId,
      address,
      oid,
      buyer.mail,
      amount,
      basket,
      noInstallment,
      maxInstallment,
      currency,
      testMode,
    ];
    return {
      merchant_id: merchantId,
      user_ip: address,
      merchant_oid: oid,
      email: buyer.mail,
      payment_amount: amount,
      user_basket: basket,
      no_installment: noInstallment,
      max_installment: maxInstallment,
      currency,
      test_mode: testMode,
      user_name: `${buyer.name} ${buyer.surname}`,
      user_address: `${buyer.address}, ${buyer.city}, ${buyer.country}`,
      user_phone: buyer.phone,
      merchant_ok_url: returnUrls.success,
      merchant_fail_url: returnUrls.failure,
      timeout_limit: String(pageMinutes),
      debug_on: "0",
      lang: locale === "tr" ? "tr" : "en",
      paytr_token: sign(signed.join("") + merchantSalt),
    };
  }
}

/** PayTR's order numbers have letters and digits alone. */
function oidOf(paymentId: string): string {
  return paymentId.replaceAll("-", "");
}

function paymentIdOf(oid: string): string | undefined {
  return /^[0-9a-f]{32}$/.test(oid) ? oid.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : undefined;
}

function isLira(currency: string): boolean {
  return currency === "TL" || currency === "TRY";
}

function liraOf(amount: number): Money {
  return { amount, currency: "TRY" };
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function reasonIn(answer: unknown): string {
  const parsed = z
    .object({ reason: z.string() })
    .or(z.object({ err_msg: z.string() }))
    .safeParse(answer);
  if (!parsed.success) return "no reason given";
  return "reason" in parsed.data ? parsed.data.reason : parsed.data.err_msg;
}
