import { z } from "zod";
import { currencies } from "../../domain/premium/plans.ts";

/** What can be bought now, in the currency of the header's language. */
export const offers = z
  .object({
    canBuy: z
      .boolean()
      .describe("False where no provider takes the currency, or where the person has premium for life"),
    reason: z.enum(["no_provider", "lifetime"]).optional().describe("Why nothing can be bought"),
    currency: z.enum(currencies),
    frameOrigin: z
      .url()
      .optional()
      .describe("The one origin whose page is shown in a frame; without it the browser is led to the provider's page"),
    termsVersion: z.string().describe("Of the contract and the terms that are accepted with a purchase"),
    plans: z.array(
      z.object({
        premiumTypeId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        price: z.string(),
        premiumEndDate: z.iso.datetime().nullable().describe("Until when premium would last; null for life"),
      }),
    ),
  })
  .meta({ id: "Offers" });

export const redeemCode = z
  .strictObject({ code: z.string().trim().min(1, "required").max(100, "gift.unknown") })
  .meta({ id: "RedeemCode" });

export type Offers = z.infer<typeof offers>;
