import { grantExtension, redeemExtension } from "../../services/accounts/hand-over-extension.ts";
import { logIn } from "../../services/accounts/log-in.ts";
import { register } from "../../services/accounts/register.ts";
import { endSession, endSessions } from "../../services/accounts/session.ts";
import type { Api } from "../handle.ts";
import { presentSignedIn } from "./present-account.ts";

/** Sign-in, sign-out and registration, but for Google's. */
export function registerSignIn({ handle, services }: Api): void {
  handle("Login/LoginWithCredentials", async ({ body, client }) =>
    presentSignedIn(await logIn(services, body, client), services.now()),
  );

  handle("Login/GrantExtension", async ({ session, body }) => ({
    code: await grantExtension(services, session, body.challenge),
  }));

  handle("Login/RedeemExtension", async ({ body, client }) =>
    presentSignedIn(await redeemExtension(services, body, client), services.now()),
  );

  handle("Login/Logout", async ({ session, client }) => {
    await endSession(services, session, client);
    return null;
  });

  handle("Login/LogoutEverywhere", async ({ session, client }) => {
    await endSessions(services, session, "all", client);
    return null;
  });

  handle("Register/RegisterWithCredentials", async ({ body, locale, client }) => {
    const { username, mail, password, mailConsent, timeZone } = body;
    const registration = { username, mail, password, mailConsent, timeZone, language: locale };
    return presentSignedIn(await register(services, registration, client), services.now());
  });
}
