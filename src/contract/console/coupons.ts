import { z } from "zod";
import { id, listQuery, moment, oneById, pageOf, plan } from "./fields.ts";

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
