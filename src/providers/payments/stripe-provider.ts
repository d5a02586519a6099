import Stripe from "stripe";
import type { Money } from "../../domain/premium/plans.ts";
import { type PaymentProvider, type PaymentReport, RefundRefusedError } from "./payment-provider.ts";

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks its protocol, in the place of Stripe's. */
  readonly server?: { readonly protocol: "http" | "https"; readonly host: string; readonly port: number };
};

const toleranceSeconds = 300;
const timeoutMs = 20_000;
/** Stripe takes 30 minutes at least, counted from when the request arrives. */
const openMinutes = 60;

/** Stripe's hosted Checkout. It takes dollars; the buyer is sent to its page and comes back. */
export function createStripeProvider({ secretKey, webhookSecret, server }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false, ...server });
  return {
    id: "stripe",
    currencies: ["USD"],
    frameOrigin: undefined,
    acknowledgement: { contentType: "application/json", body: '{"received":true}' },
    openMs: openMinutes * 60_000,
    async start({ paymentId, money, title, buyer, locale, returnUrls, openUntil }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: paymentId,
          customer_email: buyer.mail,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: "usd", unit_amount: money.amount, product_data: { name: title } },
            },
          ],
          // Charges carry it, and so do reports of refunds.
          payment_intent_data: { metadata: { paymentId } },
          locale,
          expires_at: Math.floor(openUntil.getTime() / 1_000),
          success_url: returnUrls.success,
          cancel_url: returnUrls.failure,
        },
        { idempotencyKey: paymentId },
      );
      if (session.url === null) throw new Error("Stripe gave no address for its page");
      return { token: session.id, checkoutUrl: session.url, reference: session.id };
    },
    readCallback({ headers, body }) {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return undefined;
      try {
        return reportOf(stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds));
      } catch {
        return undefined;
      }
    },
    async ask({ reference }) {
      const session = await stripe.checkout.sessions.retrieve(reference);
      const money = moneyOf(session.amount_total, session.currency);
      if (session.payment_status === "paid" && money !== undefined) return { event: "paid", money };
      return session.status === "expired" && money !== undefined ? { event: "abandoned", money } : "pending";
    },
    async close({ reference }) {
      try {
        return (await stripe.checkout.sessions.expire(reference)).status === "expired" ? "closed" : "open";
      } catch (error) {
        // Only an open session can be expired: this one is paid, or had expired before.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return (await stripe.checkout.sessions.retrieve(reference)).status === "expired" ? "closed" : "open";
      }
    },
    async refund({ refundId, reference, money: { amount } }) {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference);
      if (intent === null) throw new RefundRefusedError("Stripe names no payment of this order");
      try {
        await stripe.refunds.create(
          { payment_intent: typeof intent === "string" ? intent : intent.id, amount },
          { idempotencyKey: `refund-${refundId}` },
        );
      } catch (error) {
        // Such as a charge that was given back or disputed already.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        throw new RefundRefusedError(error.message);
      }
    },
  };
}

function reportOf(event: Stripe.Event): PaymentReport {
  const report = { eventKey: event.id, event: undefined, paymentId: undefined, money: undefined };
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const session = event.data.object;
      const money = moneyOf(session.amount_total, session.currency);
      const paymentId = session.client_reference_id ?? undefined;
      return { ...report, event: sessionEvent(event.type, session.payment_status), paymentId, money };
    }
    case "charge.refunded": {
      const charge = event.data.object;
      const paymentId = charge.metadata.paymentId;
      // A part of the money given back leaves the purchase as it is.
      return {
        ...report,
        event: charge.refunded ? "refunded" : undefined,
        paymentId,
        money: moneyOf(charge.amount, charge.currency),
      };
    }
    default:
      return report;
  }
}

function sessionEvent(type: Stripe.Event["type"], paymentStatus: string): PaymentReport["event"] {
  if (type === "checkout.session.expired") return "abandoned";
  if (type === "checkout.session.async_payment_failed") return "failed";
  return paymentStatus === "paid" ? "paid" : undefined;
}

function moneyOf(amount: number | null, currency: string | null): Money | undefined {
  return amount === null || currency?.toLowerCase() !== "usd" ? undefined : { amount, currency: "USD" };
}
