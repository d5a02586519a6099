import type { Locale } from "../../domain/locale/locale.ts";
import type { Buyer } from "../../domain/premium/buyer.ts";
import type { PaymentEvent } from "../../domain/premium/payment-state.ts";
import type { Currency, Money } from "../../domain/premium/plans.ts";

export const paymentProviderIds = ["sandbox", "paytr", "stripe"] as const;
export type PaymentProviderId = (typeof paymentProviderIds)[number];

export type PaymentOrder = {
  /** Ours: a UUID. */
  readonly paymentId: string;
  readonly money: Money;
  /** What is bought, in the buyer's language. */
  readonly title: string;
  readonly buyer: Buyer;
  /** The buyer's network address, which PayTR wants. */
  readonly address: string;
  readonly locale: Locale;
  /** Pages of ours to which the buyer comes back. */
  readonly returnUrls: { readonly success: string; readonly failure: string };
  /** Where the provider reports what became of it. */
  readonly callbackUrl: string;
  /** After this the provider's page must take no money any more. */
  readonly openUntil: Date;
};

export type StartedCheckout = {
  /** What `RequestPaymentToken` answers. */
  readonly token: string;
  /** The provider's page, for a frame or a redirect. */
  readonly checkoutUrl: string;
  /** By which the provider knows the order. */
  readonly reference: string;
};

/** A report whose signature is right. */
export type PaymentReport = {
  /** Undefined for reports that are not about taking a payment. */
  readonly event: PaymentEvent | undefined;
  /** Which payment of ours it names; undefined where it names none. */
  readonly paymentId: string | undefined;
  /** What was asked for and paid, as the report says it. */
  readonly money: Money | undefined;
  /** The provider's own name of the event, where it has one: the same event has the same. */
  readonly eventKey: string | undefined;
};

export type CallbackRequest = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they arrived: the signature is over them. */
  readonly body: Buffer;
};

/** A refund that the provider will not make; its message is the provider's. */
export class RefundRefusedError extends Error {
  override readonly name = "RefundRefusedError";
}

/** What became of a payment, as the provider says when it is asked. */
export type PaymentInquiry = { readonly event: PaymentEvent; readonly money: Money } | "pending";

/** One payment service. No card number ever passes through the site. */
export type PaymentProvider = {
  readonly id: PaymentProviderId;
  readonly currencies: readonly Currency[];
  /** The one origin whose page is shown in a frame on the card step; undefined where the browser is redirected. */
  readonly frameOrigin: string | undefined;
  /** How long after its beginning an order may be paid, in milliseconds. */
  readonly openMs: number;
  /** Sends the order. Rejects where the provider refuses it or does not answer in time. */
  start(order: PaymentOrder): Promise<StartedCheckout>;
  /** Reads a report; undefined where its signature is wrong, missing or too old. Never throws on hostile input. */
  readCallback(request: CallbackRequest): PaymentReport | undefined;
  /** What the provider wants to hear when a report has been taken. */
  readonly acknowledgement: { readonly contentType: string; readonly body: string };
  /** Asks what became of an order. Rejects where the provider does not answer. */
  ask(order: {
    readonly paymentId: string;
    readonly reference: string;
    readonly money: Money;
  }): Promise<PaymentInquiry>;
  /**
   * Has the page of an order closed. "open" where it may be paid all the same: it is paid already, or the provider closes
   * no pages. Rejects where the provider does not answer.
   */
  close(order: { readonly reference: string }): Promise<"closed" | "open">;
  /**
   * Gives an amount back, the whole or a part. Asked twice by the same `refundId`, it gives it back once. Rejects with a
   * `RefundRefusedError` where the provider refuses, with another error where it is not known what became of it.
   */
  refund(order: {
    readonly paymentId: string;
    readonly refundId: string;
    readonly reference: string;
    readonly money: Money;
  }): Promise<void>;
};

/** One that is known by its id in a payment's row, whether or not anything can be bought by it. */
export type KnownProvider = Omit<PaymentProvider, "id"> & { readonly id: string };
