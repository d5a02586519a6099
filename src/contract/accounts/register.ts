import { z } from "zod";
import { mail, newPassword, timeZone, username } from "./fields.ts";

/** POST /api/Register/RegisterWithCredentials */
export const registerWithCredentials = z
  .strictObject({
    username,
    mail,
    password: newPassword,
    passwordRepeat: z.string().max(256),
    acceptTerms: z.literal(true, "terms.required"),
    mailConsent: z.boolean().default(false),
    timeZone: timeZone.optional(),
  })
  .refine(({ password, passwordRepeat }) => password === passwordRepeat, {
    error: "password.repeat",
    path: ["passwordRepeat"],
    // Told together with what else is wrong, as long as both are there.
    when: ({ value }) => hasPasswords(value),
  })
  .meta({ id: "RegisterWithCredentials" });

function hasPasswords(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return "password" in value && "passwordRepeat" in value;
}
