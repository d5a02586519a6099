import { z } from "zod";
import { givenPassword, mail, mailCode, newPassword, passwordRepeat, repeats } from "./fields.ts";

/** POST /api/User/ChangePassword */
export const changePassword = z
  .strictObject({ password: givenPassword, newPassword, newPasswordRepeat: passwordRepeat })
  .refine(...repeats("newPassword", "newPasswordRepeat"))
  .meta({ id: "ChangePassword" });

/** POST /api/User/RequestPasswordReset */
export const requestPasswordReset = z.strictObject({ mail }).meta({ id: "RequestPasswordReset" });

/** POST /api/User/ResetPassword */
export const resetPassword = z
  .strictObject({ code: mailCode, password: newPassword, passwordRepeat })
  .refine(...repeats("password", "passwordRepeat"))
  .meta({ id: "ResetPassword" });
