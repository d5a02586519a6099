import { z } from "zod";
import { paymentStates } from "../../domain/premium/payment-state.ts";
import { currencies } from "../../domain/premium/plans.ts";

const day = z.iso.date();

export const moneyQuery = z.strictObject({
  from: day.optional().describe("Of Europe/Istanbul; twelve weeks before `until` unless given"),
  until: day.optional().describe("The last day; today unless given"),
});

const sums = z.array(
  z.object({
    currency: z.enum(currencies),
    gross: z.int().describe("Taken, in the currency's smallest unit"),
    refunded: z.int().describe("Given back, whenever it was taken"),
    net: z.int(),
    purchases: z.int(),
    refunds: z.int(),
  }),
);

export const money = z
  .object({
    from: day,
    until: day,
    members: z.int().describe("Who has premium now"),
    signUps: z.int(),
    joined: z.int().describe("Whose first premium time began"),
    left: z.int().describe("Whose last premium time ended; who came back has not left"),
    sums,
    weeks: z
      .array(
        z.object({
          week: day.describe("Its Monday"),
          members: z.int().describe("At its end"),
          joined: z.int(),
          left: z.int(),
          signUps: z.int(),
          sums,
        }),
      )
      .describe("The oldest first; a first and last one may be cut off by the range"),
  })
  .meta({ id: "Money" });

export const compareQuery = z.strictObject({ day: day.describe("Of Europe/Istanbul") });

export const comparedDay = z
  .object({
    asked: z.int().describe("Payments that a provider was asked about"),
    left: z.int().describe("Those beyond the most that are asked about at once"),
    differences: z.array(
      z.object({
        id: z.uuid(),
        provider: z.string(),
        state: z.enum(paymentStates),
        amount: z.int(),
        currency: z.enum(currencies),
        kind: z.enum(["paid_there", "not_paid_there", "amount", "refunded_there", "no_answer"]),
        said: z.string().describe("The provider's word: an event and an amount, or why there is no answer"),
      }),
    ),
  })
  .meta({ id: "ComparedDay" });
