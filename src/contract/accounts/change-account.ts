import { z } from "zod";
import { locales } from "../../domain/locale/locale.ts";
import { givenPassword, mail, mailCode, newPassword, passwordRepeat, repeats, timeZone, username } from "./fields.ts";

/** A field that is left out stays as it is. */
export const updateProfile = z
  .strictObject({
    username: username.optional(),
    mailConsent: z.boolean().optional(),
    newDeviceMail: z.boolean().optional(),
    premiumMail: z.boolean().optional(),
    language: z.enum(locales).optional(),
    timeZone: timeZone.optional(),
    version: z
      .string()
      .max(64)
      .optional()
      .describe("Of the profile that was seen: 409 by profile.changed where it has changed since"),
  })
  .meta({ id: "UpdateProfile" });

export const changeMail = z.strictObject({ mail, password: givenPassword }).meta({ id: "ChangeMail" });

/** The code of the link in a mail. */
export const codeOfMail = z.strictObject({ code: mailCode }).meta({ id: "CodeOfMail" });

export const changePassword = z
  .strictObject({ password: givenPassword, newPassword, newPasswordRepeat: passwordRepeat })
  .refine(...repeats("newPassword", "newPasswordRepeat"))
  .meta({ id: "ChangePassword" });

/** Exactly one of the two proves that the account's owner asks. */
export const deleteAccount = z
  .strictObject({ password: givenPassword.optional(), googleToken: z.string().min(1).max(10_000).optional() })
  .refine(({ password, googleToken }) => (password === undefined) !== (googleToken === undefined), {
    error: "required",
    path: ["password"],
  })
  .meta({ id: "DeleteAccount" });
