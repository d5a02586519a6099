import { z } from "zod";
import { id, listQuery, moment, oneById, pageOf, requiredTranslated } from "./fields.ts";

export const adminPoll = z
  .object({
    id,
    question: z.object({ tr: z.string(), en: z.string(), es: z.string() }),
    options: z.array(
      z.object({
        id,
        text: z.object({ tr: z.string(), en: z.string(), es: z.string() }),
        votes: z.int(),
        wishId: id.nullable().describe("The report of the wished title that it is of"),
      }),
    ),
    isPremium: z.boolean().describe("For premium members alone"),
    votes: z.int(),
    createdAt: moment,
    closedAt: moment.nullable(),
  })
  .meta({ id: "AdminPoll" });

export const adminPollsQuery = z.strictObject({ ...listQuery, id: oneById, isOpen: z.stringbool().optional() });

export const adminPolls = pageOf(adminPoll).meta({ id: "AdminPolls" });

export const savePoll = z
  .strictObject({
    id: id.optional().describe("None makes a poll"),
    question: requiredTranslated(200),
    options: z
      .array(
        z
          .strictObject({
            id: id.optional(),
            text: requiredTranslated(200).optional().describe("Of a wished title its name unless told"),
            wishId: id.optional().describe("Of a new one: the report of a wished title"),
          })
          .refine(({ text, wishId }) => text !== undefined || wishId !== undefined, {
            error: "required",
            path: ["text"],
          }),
      )
      .min(2)
      .max(20)
      .describe("In their order; those without an id are new, those that are left out go, if nobody voted for them"),
    isPremium: z.boolean().default(false),
    isOpen: z.boolean().default(true).describe("Whether it is shown; a closed one can be opened again"),
  })
  .meta({ id: "SavePoll" });

export const thisPoll = z.strictObject({ id }).meta({ id: "ThisPoll" });
