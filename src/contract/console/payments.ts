import { z } from "zod";
import { paymentStates } from "../../domain/premium/payment-state.ts";
import { currencies } from "../../domain/premium/plans.ts";
import { id, idOfQuery, listQuery, moment, pageOf, plan, reason } from "./fields.ts";

export const adminPayment = z
  .object({
    id: z.uuid(),
    userId: id.nullable().describe("Null where the account has been erased"),
    username: z.string().nullable(),
    state: z.enum(paymentStates),
    premiumTypeId: plan,
    amount: z.int().describe("In the currency's smallest unit"),
    fullAmount: z.int().describe("Before the coupon"),
    currency: z.enum(currencies),
    couponId: id.nullable(),
    provider: z.string().nullable(),
    providerReference: z.string().nullable(),
    createdAt: moment,
    checkedAt: moment.nullable(),
    settledAt: moment.nullable(),
    refundedAt: moment.nullable(),
  })
  .meta({ id: "AdminPayment" });

export const paymentsQuery = z.strictObject({
  ...listQuery,
  search: listQuery.search.describe("A part of the number, the reference, the username, or of what the buyer typed"),
  state: z.enum(paymentStates).optional(),
  userId: idOfQuery.optional(),
});

export const adminPayments = pageOf(adminPayment).meta({ id: "AdminPayments" });

export const paymentQuery = z.strictObject({ id: z.uuid() });

export const paymentDetails = adminPayment
  .extend({
    buyer: z.record(z.string(), z.string()).describe("What the buyer typed"),
    events: z.array(
      z.object({
        kind: z.string(),
        isApplied: z.boolean().describe("Whether it changed the payment"),
        fault: z.string().nullable().describe("Why it did not, where one should look"),
        body: z.string().describe("As the provider sent it"),
        receivedAt: moment,
      }),
    ),
  })
  .meta({ id: "AdminPaymentDetails" });

export const thisPayment = z.strictObject({ id: z.uuid() }).meta({ id: "ThisPayment" });

export const refundPayment = z.strictObject({ id: z.uuid(), reason }).meta({ id: "RefundPayment" });

export type AdminPayment = z.infer<typeof adminPayment>;
