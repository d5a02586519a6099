import { extensionAgent } from "../../domain/accounts/device.ts";
import { deleteUnusedCodes } from "../../storage/accounts/codes.ts";
import { lockAndReadUser } from "../../storage/accounts/users.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { issueCode, takeCode } from "./codes.ts";
import type { SignedIn } from "./log-in.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { hashSecret } from "./secret.ts";
import { lockSession, type Session } from "./session.ts";

/**
 * Issues a code for the person's browser extension, in the place of one that waits.
 *
 * @param challenge SHA-256 of the verifier that the extension keeps, base64url (RFC 7636)
 * @throws {Refusal} unauthorized
 */
export async function grantExtension(services: Services, session: Session, challenge: string): Promise<string> {
  return await services.database.db.transaction(async (transaction) => {
    const { id: userId } = await lockSession(transaction, session);
    await deleteUnusedCodes(transaction, userId, ["extension"]);
    return await issueCode(transaction, { userId, kind: "extension", boundTo: challenge }, services.now());
  });
}

/**
 * Signs the extension in, as a session that its person can end.
 *
 * @throws {Refusal} invalid, by code.unknown (also with another verifier), code.used or code.expired; account.blocked
 */
export async function redeemExtension(
  services: Services,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  client: Client,
): Promise<SignedIn> {
  const challenge = hashSecret(verifier).toString("base64url");
  const own = { ...client, userAgent: `${extensionAgent}${client.userAgent}` };
  return await services.database.db.transaction(async (transaction) => {
    const now = services.now();
    const { userId } = await takeCode(transaction, "extension", code, now, challenge);
    const user = await lockAndReadUser(transaction, userId);
    if (user === undefined) throw new Refusal("invalid", [{ field: "code", code: "code.unknown" }]);
    if (user.blockedAt !== null) throw new Refusal("account.blocked");
    return { token: await noteSignIn(transaction, services, user, own, now), user };
  });
}
