import { z } from "zod";
import { mail, newPassword, passwordRepeat, repeats, timeZone, username } from "./fields.ts";

/** POST /api/Register/RegisterWithCredentials */
export const registerWithCredentials = z
  .strictObject({
    username,
    mail,
    password: newPassword,
    passwordRepeat,
    acceptTerms: z.literal(true, "terms.required"),
    mailConsent: z.boolean().default(false),
    timeZone: timeZone.optional(),
  })
  .refine(...repeats("password", "passwordRepeat"))
  .meta({ id: "RegisterWithCredentials" });
