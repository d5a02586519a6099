import { z } from "zod";
import { mail } from "./accounts/fields.ts";

export const sendMessage = z
  .strictObject({
    name: z.string().trim().min(1, "required").max(100),
    mail,
    subject: z.string().trim().min(1, "required").max(200),
    message: z.string().trim().min(1, "required").max(5_000),
    website: z.string().max(1_000).default("").describe("Left empty by people; what fills it in is dropped"),
  })
  .meta({ id: "SendMessage" });
