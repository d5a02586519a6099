import { z } from "zod";
import { moment } from "./fields.ts";

const counts = z.object({ today: z.int(), week: z.int().describe("The last seven days") });

export const overviewQuery = z.strictObject({
  figures: z
    .stringbool()
    .default(true)
    .describe("false: only what waits, which takes a few milliseconds however much there is"),
});

export const overview = z
  .object({
    waiting: z.object({
      reports: z.int(),
      messages: z.int(),
      ownMessages: z.int().describe("Of the open messages those that the caller takes care of"),
      failedMails: z.int(),
      stuckPayments: z
        .int()
        .nullable()
        .describe("Pending for more than an hour, or with a report that did not fit; null for roles without money"),
      imports: z.int().describe("Under way"),
      flags: z.int().describe("Open ones of people on the leaderboard"),
      months: z.int().describe("Frozen ones whose prizes are not granted yet"),
    }),
    isShopClosed: z.boolean().describe("Purchases are refused because LEGAL_NAME is not set"),
    learners: counts.nullable().describe("People who earned points; null without figures"),
    answers: counts.nullable().describe("Null without figures"),
    purchases: counts.nullable().describe("Null without figures, and for roles without money"),
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          learners: z.int().nullable(),
          answers: z.int().nullable(),
          purchases: z.int().nullable(),
        }),
      )
      .describe("The last 14, of Europe/Istanbul, the oldest first; null where they have not been counted yet"),
    isCounting: z
      .boolean()
      .describe("A timed job still counts some of the days, as in the first minutes after an update"),
  })
  .meta({ id: "Overview" });

const slowCall = z.object({ call: z.string(), milliseconds: z.number(), at: moment });

export const health = z
  .object({
    version: z.string(),
    database: z.object({ kind: z.enum(["postgres", "embedded"]), bytes: z.int() }),
    processes: z
      .array(
        z.object({
          name: z.string(),
          version: z.string(),
          startedAt: moment,
          seenAt: moment,
          cache: z.object({ entries: z.int(), bytes: z.int() }),
        }),
      )
      .describe("Seen in the last minute"),
    mails: z.object({ waiting: z.int(), failed: z.int(), oldestWaiting: moment.nullable() }),
    jobs: z.array(
      z.object({ name: z.string(), dueAt: moment, lastRunAt: moment.nullable(), lastError: z.string().nullable() }),
    ),
    slowest: z.array(slowCall.extend({ process: z.string() })).describe("Calls of the day by all processes"),
  })
  .meta({ id: "Health" });
