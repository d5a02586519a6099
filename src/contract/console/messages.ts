import { z } from "zod";
import { id, listQuery, moment, oneById, pageOf } from "./fields.ts";

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
