import { isStaff } from "../../domain/accounts/role.ts";
import type { RequestOptions } from "../../providers/identity/passkeys.ts";
import { noteSecondFactor } from "../../storage/accounts/sessions.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import type { SignedIn } from "./log-in.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { keepChallenge, provePasskey, requirePasskeys, type ShownPasskey } from "./prove-passkey.ts";
import { createSecret, hashSecret } from "./secret.ts";

/**
 * Begins a sign-in, or a proof by passkey of who is signed in. The challenge counts in the browser alone that has the
 * returned secret as a cookie.
 *
 * @param known the secret that the browser has already: several tabs share it
 * @throws {Refusal} not_found, where the site's address allows no passkeys.
 */
export async function startPasskeyLogIn(
  services: Services,
  known: string | undefined,
): Promise<{ readonly options: RequestOptions; readonly browser: string; readonly expires: Date }> {
  const options = await requirePasskeys(services).requestOptions();
  const browser = known ?? createSecret();
  const challenge = { challenge: options.challenge, use: "sign_in", holder: hashSecret(browser) } as const;
  return { options, browser, expires: await keepChallenge(services, challenge) };
}

/**
 * Signs in whose passkey it is.
 *
 * @throws {Refusal} not_found; passkey.wrong; account.blocked.
 */
export async function logInWithPasskey(services: Services, shown: ShownPasskey, client: Client): Promise<SignedIn> {
  return await provePasskey(services, shown, { client }, async (transaction, { user, passkey }) => {
    if (user.blockedAt !== null) throw new Refusal("account.blocked");
    const now = services.now();
    const token = await noteSignIn(transaction, services, user, client, now);
    const passes = passkey.opensConsole && isStaff(user.role);
    if (passes) await noteSecondFactor(transaction, hashSecret(token), now);
    return { token, user };
  });
}
