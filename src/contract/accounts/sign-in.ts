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

const base64Url43 = z
  .string()
  .regex(/^[\w-]{43}$/, "invalid")
  .max(43);

export const grantExtension = z
  .strictObject({ challenge: base64Url43.describe("SHA-256 of the extension's verifier, base64url (RFC 7636, S256)") })
  .meta({ id: "GrantExtension" });

export const grantedExtension = z
  .object({ code: z.string().describe("Valid for a minute, once, with the verifier of the challenge") })
  .meta({ id: "GrantedExtension" });

export const redeemExtension = z
  .strictObject({ code: base64Url43, verifier: base64Url43.describe("32 random bytes, base64url") })
  .meta({ id: "RedeemExtension" });

export const requestPasswordReset = z.strictObject({ mail }).meta({ id: "RequestPasswordReset" });

export const resetPassword = z
  .strictObject({ code: mailCode, password: newPassword, passwordRepeat })
  .refine(...repeats("password", "passwordRepeat"))
  .meta({ id: "ResetPassword" });
