import "../page/form/without-eval.ts";
import { z } from "zod";
import { changeMail, changePassword, deleteAccount, updateProfile } from "../../../contract/accounts/change-account.ts";
import { registerWithThirdPartyToken } from "../../../contract/accounts/google.ts";
import {
  loginWithCredentials,
  registerWithCredentials,
  requestPasswordReset,
  resetPassword,
} from "../../../contract/accounts/sign-in.ts";
import { checkWith } from "../page/form/check-with.ts";

/*
 * The checks of this area's forms. Forms load this module by `import()`, so that Zod is part of no page's first load.
 */

/** The API is not told of the terms; new users accept them in the form. */
const acceptTerms = z.literal(true, "terms.required");

export const checkLogin = checkWith(loginWithCredentials);
export const checkRegister = checkWith(registerWithCredentials);
export const checkGoogleRegister = checkWith(registerWithThirdPartyToken.extend({ acceptTerms }));
export const checkForgot = checkWith(requestPasswordReset);
export const checkReset = checkWith(resetPassword);
export const checkProfile = checkWith(updateProfile);
export const checkMail = checkWith(changeMail);
export const checkPassword = checkWith(changePassword);
export const checkDelete = checkWith(deleteAccount);
