import { z } from "zod";
import { isCountry } from "../../domain/premium/countries.ts";
import { phoneOf } from "../../domain/premium/phone.ts";
import { currencies } from "../../domain/premium/plans.ts";
import { mail } from "../accounts/fields.ts";

// The message of a check is a field code of problem.ts.

const plan = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const planOfQuery = z.coerce.number().pipe(plan).describe("1 monthly, 2 yearly, 3 lifetime");

const currency = z.enum(currencies);

const price = z.string().describe("A decimal number with two places, such as 59.99");

const line = (max: number) => z.string().trim().min(1, "required").max(max);

const couponCode = z.string().trim().min(1, "coupon.invalid").max(64, "coupon.invalid");

const paymentProvider = z.enum(["sandbox", "paytr", "stripe"]);

export const requestPaymentToken = z
  .strictObject({
    premiumTypeId: plan.describe("1 monthly, 2 yearly, 3 lifetime"),
    name: line(100),
    surname: line(100),
    mail,
    phone: z
      .string()
      .trim()
      .min(1, "required")
      .max(40, "phone.invalid")
      .describe("With the country's prefix, or as it is dialled in the country; kept as E.164"),
    address: line(300),
    city: line(100),
    country: z.string().refine(isCountry, "country.invalid").describe("ISO 3166-1 alpha-2"),
    couponCode: couponCode.optional(),
    acceptTerms: z.literal(true, "terms.required").describe("The distance-sales contract and the terms of use"),
  })
  .transform((value, context) => {
    const phone = phoneOf(value.phone, value.country);
    if (phone !== undefined) return { ...value, phone };
    context.addIssue({ code: "custom", message: "phone.invalid", path: ["phone"] });
    return z.NEVER;
  })
  .meta({ id: "RequestPaymentToken" });

export const paymentToken = z
  .object({
    token: z.string(),
    provider: paymentProvider.nullable().describe("Null where a coupon makes the plan free: it is granted already"),
    checkoutUrl: z.url().describe("The provider's page for the card; of a free plan the page of success"),
  })
  .meta({ id: "PaymentToken" });

export const discountQuery = z.strictObject({ code: couponCode, premiumTypeId: planOfQuery });

export const discount = z.object({ price, discountedPrice: price, currency }).meta({ id: "Discount" });

export const paymentStatus = z
  .object({
    status: z.enum(["none", "pending", "success", "failed"]).describe("Of the purchase that was begun last"),
    text: z.string().describe("The same for people, in the language of the header"),
  })
  .meta({ id: "PaymentStatus" });

export const payments = z.array(
  z
    .object({
      id: z.uuid(),
      premiumTypeId: plan,
      status: z.enum(["success", "refunded"]),
      price,
      currency,
      paidAt: z.iso.datetime(),
      refundedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: "Payment" }),
);

export const receiptQuery = z.strictObject({ id: z.uuid().describe("Of GetPayments") });

export const receipt = z
  .object({
    fileName: z.string(),
    html: z.string().describe("A whole document that loads nothing: receipt, preliminary information and contract"),
  })
  .meta({ id: "Receipt" });

export const callbackParams = z.strictObject({ provider: z.string().max(40) });

export type Discount = z.infer<typeof discount>;
export type Payments = z.infer<typeof payments>;
