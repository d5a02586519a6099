import { z } from "zod";
import { reportKinds, reportOutcomes } from "../../domain/contact/report.ts";
import { id, listQuery, moment, oneById, pageOf, requiredTranslated } from "./fields.ts";

// What people write to the operator, and polls.

export const reportsQuery = z.strictObject({
  ...listQuery,
  id: oneById.describe("This one alone, open or closed"),
  kind: z.enum(reportKinds).optional(),
  isClosed: z.stringbool().default(false),
});

export const reports = pageOf(
  z
    .object({
      id,
      kind: z.enum(reportKinds).describe("A missing word, a wrong meaning, a wished title"),
      details: z.record(z.string(), z.unknown()).describe("As it was first reported"),
      count: z.int().describe("People and addresses, each once"),
      waiting: z.int().describe("Those who want to be told what became of it"),
      polls: z
        .array(z.object({ pollId: id, votes: z.int() }))
        .describe("Of a wished title: the polls in which it is an option"),
      firstAt: moment,
      lastAt: moment,
      outcome: z.enum(reportOutcomes).nullable(),
      answer: z.string().nullable(),
      closedAt: moment.nullable(),
    })
    .meta({ id: "Report" }),
).meta({ id: "Reports" });

export const closeReport = z
  .strictObject({
    id,
    outcome: z.enum(reportOutcomes),
    answer: z.string().trim().max(2_000).default("").describe("Mailed to those who want to be told"),
  })
  .meta({ id: "CloseReport" });

export const thisReport = z.strictObject({ id }).meta({ id: "ThisReport" });

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

const messageStates = ["open", "answered", "closed", "spam"] as const;

export const messagesQuery = z.strictObject({
  ...listQuery,
  id: oneById,
  state: z.enum(messageStates).optional(),
});

export const messages = pageOf(
  z
    .object({
      id,
      name: z.string(),
      mail: z.string(),
      subject: z.string(),
      message: z.string(),
      state: z.enum(messageStates),
      createdAt: moment,
      answers: z.array(z.object({ text: z.string(), answeredBy: z.string(), answeredAt: moment })),
    })
    .meta({ id: "Message" }),
).meta({ id: "Messages" });

export const answerMessage = z
  .strictObject({ id, text: z.string().trim().min(1, "required").max(5_000).describe("Mailed to who wrote it") })
  .meta({ id: "AnswerMessage" });

export const closeMessage = z
  .strictObject({ id, state: z.enum(["closed", "spam", "open"]).default("closed") })
  .meta({ id: "CloseMessage" });
