import { z } from "zod";
import { premiumStatus } from "../accounts/account.ts";
import { get, type Operation, post } from "../operation.ts";
import { offers, redeemCode } from "../premium/offers.ts";
import {
  callbackParams,
  discount,
  discountQuery,
  paymentStatus,
  payments,
  paymentToken,
  receipt,
  receiptQuery,
  requestPaymentToken,
} from "../premium/payments.ts";

/** Buying premium. */
export const paymentOperations = {
  "CreditCardPayment/RequestPaymentToken": {
    ...post,
    access: "user",
    limit: "messages",
    summary: "Begins a purchase and names the provider's page for the card; an earlier one that is pending is put away",
    description: "The currency is that of the header's language: lira for Turkish, else dollars.",
    body: requestPaymentToken,
    answer: paymentToken,
    problems: ["coupon.unknown", "conflict", "payment.unavailable"],
  },
  "CreditCardPayment/CheckDiscountCode": {
    ...get,
    access: "user",
    limit: "messages",
    summary: "What a coupon makes of a plan's price",
    query: discountQuery,
    answer: discount,
    problems: ["coupon.unknown"],
  },
  "CreditCardPayment/CheckPaymentStatus": {
    ...get,
    access: "user",
    summary: "How the purchase that was begun last stands",
    answer: paymentStatus,
  },
  "CreditCardPayment/GetPayments": {
    ...get,
    access: "user",
    summary: "What the person has paid, the newest first",
    answer: payments,
  },
  "CreditCardPayment/GetReceipt": {
    ...get,
    access: "user",
    summary: "The receipt of a payment with the contract, in the language in which it was bought",
    query: receiptQuery,
    answer: receipt,
    problems: ["not_found"],
  },
  "CreditCardPayment/Callback": {
    ...post,
    path: "CreditCardPayment/Callback/{provider}",
    access: "public",
    summary: "Where payment providers report; a body of any kind, signed as the provider signs",
    params: callbackParams,
    isRaw: true,
    answer: z.string().describe("What the provider wants to hear"),
    contentType: "text/plain",
    problems: ["forbidden", "not_found"],
  },
} as const satisfies Record<string, Operation>;

export const premiumOperations = {
  "Premium/GetOffers": {
    ...get,
    access: "user",
    summary: "What the person can buy, and until when premium would last with it",
    answer: offers,
  },
  "Premium/RedeemCode": {
    ...post,
    access: "user",
    limit: "credentials",
    summary: "Uses up the code of a gift or a prize",
    body: redeemCode,
    answer: premiumStatus,
    problems: ["conflict"],
  },
} as const satisfies Record<string, Operation>;
