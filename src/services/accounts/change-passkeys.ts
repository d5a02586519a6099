import { changeUser } from "../../storage/accounts/change-user.ts";
import {
  countPasskeys,
  deletePasskey,
  readPasskeys,
  renamePasskey as rename,
  type StoredPasskey,
} from "../../storage/accounts/passkeys.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { type OwnersProof, requireProof } from "./require-proof.ts";
import { logSecurityEvent } from "./security-log.ts";
import { lockSession, type Session } from "./session.ts";

/** The person's passkeys, the oldest first. */
export function listPasskeys({ database }: Services, { id }: StoredUser): Promise<StoredPasskey[]> {
  return readPasskeys(database.db, id);
}

/** @throws {Refusal} not_found, also for passkeys of others. */
export async function renamePasskey({ database }: Services, { id: userId }: StoredUser, id: number, name: string) {
  if (!(await rename(database.db, userId, id, name))) throw new Refusal("not_found");
}

/**
 * Removes a passkey: it signs nobody in any more. With the last one goes the wish that the password be not enough.
 *
 * @throws {Refusal} not_found, also for passkeys of others; as `requireProof`.
 */
export async function removePasskey(
  services: Services,
  session: Session,
  { id, ...proof }: OwnersProof & { readonly id: number },
  client: Client,
): Promise<void> {
  await requireProof(services, session, proof, client);
  const { id: userId } = session.user;
  await services.database.db.transaction(async (transaction) => {
    const user = await lockSession(transaction, session);
    if (!(await deletePasskey(transaction, userId, id))) throw new Refusal("not_found");
    await logSecurityEvent(transaction, userId, "passkeyRemoved", client, services.now());
    if (!user.needsPasskey || (await countPasskeys(transaction, userId)) > 0) return;
    await changeUser(transaction, userId, { needsPasskey: false });
    await logSecurityEvent(transaction, userId, "passkeyNotRequired", client, services.now());
  });
}

/**
 * Whether the password alone signs in from now on, or a passkey must be used.
 *
 * @throws {Refusal} conflict, by passkey.none where the person has none; as `requireProof`.
 */
export async function requirePasskey(
  services: Services,
  session: Session,
  { isRequired: needsPasskey, ...proof }: OwnersProof & { readonly isRequired: boolean },
  client: Client,
): Promise<StoredUser> {
  await requireProof(services, session, proof, client);
  const { id: userId } = session.user;
  return await services.database.db.transaction(async (transaction) => {
    const user = await lockSession(transaction, session);
    if (user.needsPasskey === needsPasskey) return user;
    if (needsPasskey && (await countPasskeys(transaction, userId)) === 0) {
      throw new Refusal("conflict", [{ field: "isRequired", code: "passkey.none" }]);
    }
    await changeUser(transaction, userId, { needsPasskey });
    const event = needsPasskey ? "passkeyRequired" : "passkeyNotRequired";
    await logSecurityEvent(transaction, userId, event, client, services.now());
    return { ...user, needsPasskey };
  });
}
