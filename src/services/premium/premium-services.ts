import type { Locale } from "../../domain/locale/locale.ts";
import type { Currency } from "../../domain/premium/plans.ts";
import type { KnownProvider, PaymentProvider } from "../../providers/payments/payment-provider.ts";

/** The operator, as receipts name the seller; undefined where it is not stated. */
export type Seller = { readonly name: string | undefined; readonly address: string | undefined };

/** Absolute URLs of the pages and calls that a purchase passes through. */
export type PaymentLinks = {
  processing(locale: Locale): string;
  error(locale: Locale): string;
  account(locale: Locale): string;
  callback(providerId: string): string;
};

/** What premium's use cases need beside the others' services. */
export type PremiumServices = {
  /** The provider that takes a currency; undefined where the operator has set none up for it. */
  providerFor(currency: Currency): PaymentProvider | undefined;
  /** By its id in an address or a payment's row. */
  providerById(id: string): KnownProvider | undefined;
  /** Called with the error of a provider that failed. The buyer sees a general message instead. */
  onPaymentFault(error: unknown): void;
  readonly links: PaymentLinks;
  readonly siteName: string;
  /** Nothing is sold: in production a contract must name the seller (LEGAL_NAME). */
  readonly lacksSeller: boolean;
  readonly seller: Seller;
};
