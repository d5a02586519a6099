import { z } from "zod";
import { id, listQuery, moment, oneById, pageOf, requiredTranslated } from "./fields.ts";

const messageStates = ["open", "answered", "closed", "spam"] as const;

export const messagesQuery = z.strictObject({
  ...listQuery,
  id: oneById,
  state: z.enum(messageStates).optional(),
  assignee: z.enum(["me", "nobody"]).optional().describe("Those of the caller, or those of nobody"),
});

export const messages = pageOf(
  z
    .object({
      id,
      name: z.string(),
      mail: z.string(),
      subject: z.string(),
      message: z.string(),
      locale: z.enum(["tr", "en", "es"]).describe("Of the mail that answers it"),
      assignee: z.object({ id, username: z.string() }).nullable().describe("The operator who takes care of it"),
      state: z.enum(messageStates),
      createdAt: moment,
      answers: z.array(z.object({ text: z.string(), answeredBy: z.string(), answeredAt: moment })),
    })
    .meta({ id: "Message" }),
).meta({ id: "Messages" });

export const answerMessage = z
  .strictObject({ id, text: z.string().trim().min(1, "required").max(5_000).describe("Mailed to who wrote it") })
  .meta({ id: "AnswerMessage" });

export const thisMessage = z.strictObject({ id }).meta({ id: "ThisMessage" });

export const withdrawnAnswer = z.object({ text: z.string() }).meta({ id: "WithdrawnAnswer" });

export const closeMessage = z
  .strictObject({ id, state: z.enum(["closed", "spam", "open"]).default("closed") })
  .meta({ id: "CloseMessage" });

export const assignMessage = z
  .strictObject({ id, assigneeId: id.nullable().describe("Of an operator who may answer; null for nobody") })
  .meta({ id: "AssignMessage" });

const cannedAnswer = z
  .object({
    id,
    name: z.string(),
    texts: z.object({ tr: z.string(), en: z.string(), es: z.string() }).describe("`[ad]` stands for the sender's name"),
  })
  .meta({ id: "CannedAnswer" });

export const cannedAnswers = z
  .object({
    rows: z.array(cannedAnswer),
    operators: z.array(z.object({ id, username: z.string() })).describe("Whom messages can be assigned to"),
  })
  .meta({ id: "CannedAnswers" });

export const saveCannedAnswer = z
  .strictObject({
    id: id.optional().describe("None makes one"),
    name: z.string().trim().min(1, "required").max(80),
    texts: requiredTranslated(1_500),
  })
  .meta({ id: "SaveCannedAnswer" });

export const savedCannedAnswer = z.object({ id }).meta({ id: "SavedCannedAnswer" });

export const thisCannedAnswer = z.strictObject({ id }).meta({ id: "ThisCannedAnswer" });
