import { z } from "zod";
import { givenPassword, mail, mailCode, newPassword, passwordRepeat, repeats, timeZone, username } from "./fields.ts";

export const loginWithCredentials = z
  .strictObject({
    usernameOrMail: z.string().trim().min(1, "required").max(254, "login.long"),
    password: givenPassword,
  })
  .meta({ id: "LoginWithCredentials" });

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

export const requestPasswordReset = z.strictObject({ mail }).meta({ id: "RequestPasswordReset" });

export const resetPassword = z
  .strictObject({ code: mailCode, password: newPassword, passwordRepeat })
  .refine(...repeats("password", "passwordRepeat"))
  .meta({ id: "ResetPassword" });
