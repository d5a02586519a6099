import { z } from "zod";
import { paymentStates } from "../../domain/premium/payment-state.ts";
import { currencies } from "../../domain/premium/plans.ts";
import { id, idOfQuery, listQuery, moment, oneById, pageOf, reason } from "./fields.ts";

const plan = z.union([z.literal(1), z.literal(2), z.literal(3)]).describe("1 monthly, 2 yearly, 3 lifetime");

const amounts = z
  .strictObject({ TRY: z.int().min(1).optional(), USD: z.int().min(1).optional() })
  .describe("In the currency's smallest unit; none for a currency in which the coupon does not count");

const uses = z.int().min(1).max(1_000_000).nullable();

const couponFields = {
  code: z.string().trim().min(3).max(64),
  percent: z.int().min(1).max(100).nullable(),
  amounts: amounts.nullable(),
  plans: z.array(plan).min(1).max(3),
  validFrom: moment.nullable(),
  validUntil: moment.nullable(),
  maxUses: uses,
  maxUsesPerPerson: uses,
};

export const couponsQuery = z.strictObject({ ...listQuery, id: oneById });

export const coupons = pageOf(
  z
    .object({
      id,
      ...couponFields,
      code: z.string(),
      plans: z.array(z.int()),
      uses: z.int().describe("Payments that succeeded or may still"),
      createdAt: moment,
    })
    .meta({ id: "Coupon" }),
).meta({ id: "Coupons" });

export const saveCoupon = z
  .strictObject({ id: id.optional().describe("None makes a coupon"), ...couponFields })
  .refine(({ percent, amounts }) => (percent === null) !== (amounts === null), {
    error: "coupon.discount",
    path: ["percent"],
  })
  .meta({ id: "SaveCoupon" });

export const savedCoupon = z.object({ id }).meta({ id: "SavedCoupon" });

export const thisCoupon = z.strictObject({ id }).meta({ id: "ThisCoupon" });

export const makeCodes = z
  .strictObject({
    count: z.int().min(1).max(1_000),
    months: z.int().min(1).max(120).nullable().describe("Null for life"),
    expiresAt: moment.nullable(),
    batch: z.string().trim().min(1, "required").max(100).describe("What they are for"),
  })
  .meta({ id: "MakeCodes" });

export const madeCodes = z
  .object({ batch: z.string(), codes: z.array(z.string()).describe("Never shown again") })
  .meta({ id: "MadeCodes" });

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
