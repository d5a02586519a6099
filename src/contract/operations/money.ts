import { comparedDay, compareQuery, money, moneyQuery } from "../console/money.ts";
import {
  adminPayment,
  adminPayments,
  exportedPayments,
  paymentDetails,
  paymentQuery,
  paymentsQuery,
  paymentsToExport,
  refundedPayment,
  refundPayment,
  thisPayment,
} from "../console/payments.ts";
import { get, type Operation, post } from "../operation.ts";

/** Of the console: payments and what they come to. */
export const moneyOperations = {
  "Admin/FindPayments": {
    ...get,
    access: "admin",
    summary: "Payments, the newest first",
    query: paymentsQuery,
    answer: adminPayments,
  },
  "Admin/GetPayment": {
    ...get,
    access: "admin",
    summary: "A payment with all that providers said of it",
    query: paymentQuery,
    answer: paymentDetails,
    problems: ["not_found"],
  },
  "Admin/SettlePayment": {
    ...post,
    access: "admin",
    summary: "Asks the provider how a payment stands",
    body: thisPayment,
    answer: adminPayment,
    problems: ["not_found", "payment.unavailable"],
  },
  "Admin/RefundPayment": {
    ...post,
    access: "admin",
    asksAgain: true,
    summary: "Gives the money back by the provider, or a part of it; with the last of it the premium time ends",
    body: refundPayment,
    answer: refundedPayment,
    problems: ["not_found", "conflict", "payment.unavailable"],
  },
  "Admin/ExportPayments": {
    ...get,
    access: "admin",
    summary: "Payments of the list's filters as CSV, the newest first",
    query: paymentsToExport,
    answer: exportedPayments,
  },
  "Admin/GetMoney": {
    ...get,
    access: "admin",
    summary: "Revenue net of refunds, members, churn and sign-ups of a range of days, by week",
    query: moneyQuery,
    answer: money,
  },
  "Admin/CompareDay": {
    ...get,
    access: "admin",
    summary: "Asks the providers about every payment that was begun on a day, and tells what they say otherwise",
    query: compareQuery,
    answer: comparedDay,
  },
} as const satisfies Record<string, Operation>;
