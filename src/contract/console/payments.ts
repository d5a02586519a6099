import { z } from "zod";
import { paymentStates } from "../../domain/premium/payment-state.ts";
import { currencies } from "../../domain/premium/plans.ts";
import { id, idOfQuery, listQuery, moment, pageOf, plan, reason } from "./fields.ts";

const refundStates = ["asked", "done", "refused"] as const;

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
    refundedAmount: z.int().describe("Given back so far, in the currency's smallest unit"),
  })
  .meta({ id: "AdminPayment" });

const days = {
  from: z.iso.date().optional().describe("The first day on which it was begun, of Europe/Istanbul"),
  until: z.iso.date().optional().describe("The last one"),
};

export const paymentsQuery = z.strictObject({
  ...listQuery,
  search: listQuery.search.describe("A part of the number, the reference, the username, or of what the buyer typed"),
  state: z.enum(paymentStates).optional(),
  userId: idOfQuery.optional(),
  ...days,
});

/** Those of the list, all of them. */
export const paymentsToExport = paymentsQuery.omit({ cursor: true, limit: true });

export const exportedPayments = z
  .object({ csv: z.string().describe("For spreadsheets, with a byte order mark"), rows: z.int() })
  .meta({ id: "ExportedPayments" });

export const adminPayments = pageOf(adminPayment).meta({ id: "AdminPayments" });

export const paymentQuery = z.strictObject({ id: z.uuid() });

export const paymentDetails = adminPayment
  .extend({
    buyer: z.record(z.string(), z.string()).describe("What the buyer typed"),
    refunds: z.array(
      z.object({
        amount: z.int(),
        state: z.enum(refundStates),
        cause: z.string().nullable().describe("What the provider said where it did not do it"),
        by: z.string(),
        reason: z.string(),
        askedAt: moment,
        endedAt: moment.nullable(),
      }),
    ),
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

export const refundPayment = z
  .strictObject({
    id: z.uuid(),
    amount: z.int().min(1).max(2_147_483_647).optional().describe("A part; all that is left unless given"),
    reason,
  })
  .meta({ id: "RefundPayment" });

export const refundedPayment = adminPayment
  .extend({
    refund: z
      .object({ amount: z.int(), state: z.enum(refundStates), cause: z.string().nullable() })
      .describe("`asked`: the provider has not answered; asked for again, it comes to the same"),
  })
  .meta({ id: "RefundedPayment" });

export type AdminPayment = z.infer<typeof adminPayment>;
