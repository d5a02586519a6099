import { activateMail, sendActivationMail } from "../../services/accounts/activate-mail.ts";
import { cancelMailChange, changeMail, confirmMailChange } from "../../services/accounts/change-mail.ts";
import { changePassword } from "../../services/accounts/change-password.ts";
import { checkPasswordReset, requestPasswordReset, resetPassword } from "../../services/accounts/reset-password.ts";
import type { Api } from "../handle.ts";

/** Activation, change of the mail address, and passwords. */
export function registerMailAndPassword({ handle, services }: Api): void {
  handle("User/SendActivationMail", async ({ user, client }) => {
    await sendActivationMail(services, user, client);
    return null;
  });

  handle("User/ActivateMail", async ({ body }) => {
    await activateMail(services, body.code);
    return null;
  });

  handle("User/ChangeMail", async ({ session, body, client }) => {
    await changeMail(services, session, body, client);
    return null;
  });

  handle("User/CancelMailChange", async ({ body, client }) => {
    await cancelMailChange(services, body.code, client);
    return null;
  });

  handle("User/ConfirmMailChange", async ({ body, client }) => {
    await confirmMailChange(services, body.code, client);
    return null;
  });

  handle("User/ChangePassword", async ({ session, body, client }) => {
    await changePassword(services, session, body, client);
    return null;
  });

  handle("User/RequestPasswordReset", async ({ body }) => {
    await requestPasswordReset(services, body.mail);
    return null;
  });

  handle("User/CheckPasswordReset", async ({ body }) => {
    await checkPasswordReset(services, body.code);
    return null;
  });

  handle("User/ResetPassword", async ({ body, client }) => {
    await resetPassword(services, body, client);
    return null;
  });
}
