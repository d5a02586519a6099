import type { FastifyReply, FastifyRequest } from "fastify";
import { finishPasskey, startPasskey } from "../../services/accounts/add-passkey.ts";
import { listPasskeys, removePasskey, renamePasskey, requirePasskey } from "../../services/accounts/change-passkeys.ts";
import { logInWithPasskey, startPasskeyLogIn } from "../../services/accounts/passkey-log-in.ts";
import type { OwnersProof } from "../../services/accounts/require-proof.ts";
import type { Api } from "../handle.ts";
import { cookieOf } from "../request-origin.ts";
import { presentProfile, presentSignedIn } from "./present-account.ts";
import { presentCreationOptions, presentPasskey, presentRequestOptions } from "./present-passkeys.ts";

const cookie = "do_passkey";

/** What the browser was given with the options of a sign-in. */
export function passkeyBrowserOf(request: FastifyRequest): string | undefined {
  const value = cookieOf(request, cookie);
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined;
}

type GivenProof = {
  readonly password?: string | undefined;
  readonly passkey?: NonNullable<OwnersProof["passkey"]>["response"] | undefined;
};

function proofOf({ password, passkey: response }: GivenProof, request: FastifyRequest): OwnersProof {
  return { password, passkey: response && { response, browser: passkeyBrowserOf(request) } };
}

/** Sign-in by passkeys, and the passkeys of an account. */
export function registerPasskeys({ handle, services }: Api, { isSecure }: { isSecure: boolean }): void {
  function setCookie(reply: FastifyReply, value: string, expires: Date): void {
    const attributes = `Path=/api; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
    reply.header("set-cookie", `${cookie}=${value}; Expires=${expires.toUTCString()}; ${attributes}`);
  }

  handle("Passkey/GetPasskeys", async ({ user }) => (await listPasskeys(services, user)).map(presentPasskey));

  handle("Passkey/StartRegistration", async ({ session, body, client, request }) =>
    presentCreationOptions(await startPasskey(services, session, proofOf(body, request), client)),
  );

  handle("Passkey/FinishRegistration", async ({ session, body: { name, ...response }, client }) =>
    presentPasskey(await finishPasskey(services, session, { name, response }, client)),
  );

  handle("Passkey/RenamePasskey", async ({ user, body }) => {
    await renamePasskey(services, user, body.id, body.name);
    return null;
  });

  handle("Passkey/RemovePasskey", async ({ session, body, client, request }) => {
    await removePasskey(services, session, { id: body.id, ...proofOf(body, request) }, client);
    return null;
  });

  handle("Passkey/RequirePasskey", async ({ session, body, client, request }) => {
    const change = { isRequired: body.isRequired, ...proofOf(body, request) };
    return presentProfile(await requirePasskey(services, session, change, client), services.now());
  });

  handle("Passkey/StartSignIn", async ({ request, reply }) => {
    const { options, browser, expires } = await startPasskeyLogIn(services, passkeyBrowserOf(request));
    setCookie(reply, browser, expires);
    return presentRequestOptions(options);
  });

  handle("Passkey/FinishSignIn", async ({ body: response, client, request, reply }) => {
    const shown = { response, browser: passkeyBrowserOf(request) };
    const signedIn = await logInWithPasskey(services, shown, client);
    setCookie(reply, "", new Date(0));
    return presentSignedIn(signedIn, services.now());
  });
}
