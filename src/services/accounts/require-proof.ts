import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { requirePassword } from "./change-password.ts";
import type { Client } from "./client.ts";
import { provePasskey, type ShownPasskey } from "./prove-passkey.ts";
import type { Session } from "./session.ts";

/** How long a sign-in proves who sits there. */
const recentMs = 5 * 60 * 1000;

/** That the account's owner asks, and not somebody at an open device. */
export type OwnersProof = { readonly password?: string | undefined; readonly passkey?: ShownPasskey | undefined };

/**
 * Requires the password or a passkey of the signed-in person, unless the session has just begun. The change that follows
 * locks the session: a new password, set elsewhere meanwhile, has ended it.
 *
 * @throws {Refusal} invalid, by proof.required where neither is given; passkey.wrong; as `requirePassword`.
 */
export async function requireProof(
  services: Services,
  { user, createdAt }: Session,
  { password, passkey }: OwnersProof,
  client: Client,
): Promise<void> {
  if (passkey !== undefined) {
    await provePasskey(services, passkey, { client, ownerId: user.id }, async () => undefined);
  } else if (password !== undefined) {
    await requirePassword(services, user.id, password);
  } else if (services.now().getTime() - createdAt.getTime() > recentMs) {
    throw new Refusal("invalid", [{ field: "password", code: "proof.required" }]);
  }
}
