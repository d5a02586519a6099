import { finishGoogle, startGoogle } from "../../services/accounts/google-flow.ts";
import { logInWithGoogle } from "../../services/accounts/google-log-in.ts";
import { registerWithGoogle } from "../../services/accounts/google-register.ts";
import { type Api, sent } from "../handle.ts";
import { createGoogleCookie, sealedOf } from "./google-cookie.ts";
import { presentSignedIn } from "./present-account.ts";

/** Sign-in with Google: the redirects of a browser, and the calls that take an ID token. */
export function registerGoogle({ handle, services }: Api, { isSecure }: { isSecure: boolean }): void {
  const cookie = createGoogleCookie({ isSecure });

  handle("Login/StartGoogle", async ({ query, reply }) => {
    cookie.redirect(reply, await startGoogle(services, query.returnTo));
    return sent;
  });

  handle("Login/GoogleCallback", async ({ request, reply }) => {
    const query = new URLSearchParams(request.url.split("?")[1] ?? "");
    cookie.redirect(reply, await finishGoogle(services, query, sealedOf(request)));
    return sent;
  });

  handle("Login/ConfirmGoogleAuth", async ({ query, client, request, reply }) => {
    const shown = { token: query.token, sealed: sealedOf(request) };
    const signedIn = await logInWithGoogle(services, shown, client);
    cookie.forget(reply);
    return presentSignedIn(signedIn, services.now());
  });

  handle("Register/RegisterWithThirdPartyToken", async ({ body, locale, client, request, reply }) => {
    const { token, clientType, username, mailConsent } = body;
    const registration = { token, sealed: sealedOf(request), clientType, username, mailConsent, language: locale };
    const signedIn = await registerWithGoogle(services, registration, client);
    cookie.forget(reply);
    return presentSignedIn(signedIn, services.now());
  });
}
