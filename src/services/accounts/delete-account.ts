import { randomUUID } from "node:crypto";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { eraseUser } from "../../storage/personal-data/erase-user.ts";
import { queueNotice } from "../mail/mail-quota.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type ProvedPassword, requirePassword } from "./change-password.ts";
import type { Client } from "./client.ts";
import { requireOwnGoogle, type ShownToken } from "./google.ts";
import { logLoneSecurityEvent } from "./security-log.ts";

/** Proves the identity of the signed-in person. */
export type Proof = { readonly password: string } | { readonly google: ShownToken };

async function requireProof(services: Services, { id }: StoredUser, proof: Proof): Promise<ProvedPassword | undefined> {
  if ("password" in proof) return await requirePassword(services, id, proof.password);
  await requireOwnGoogle(services, id, proof.google);
  return undefined;
}

/**
 * Erases the account and mails a receipt.
 *
 * @throws {Refusal} as `requirePassword`, or `requireOwnGoogle`; unauthorized where it has been erased meanwhile.
 */
export async function deleteAccount(services: Services, user: StoredUser, proof: Proof, client: Client): Promise<void> {
  // Before the proof: its owner shall see that somebody without the password tried.
  await logLoneSecurityEvent(services.database.db, user.id, "deletionRequested", client, services.now());
  const password = await requireProof(services, user, proof);
  await services.database.db.transaction(async (transaction) => {
    await password?.stillHolds(transaction);
    // Of concurrent calls one erases and mails.
    if (!(await eraseUser(transaction, user.id, randomUUID()))) throw new Refusal("unauthorized");
    const { username, mail: to, language: locale } = user;
    // Without the user's id: the receipt outlives the account.
    await queueNotice(transaction, services, { kind: "deletionReceipt", to, locale, data: { username } });
  });
}
