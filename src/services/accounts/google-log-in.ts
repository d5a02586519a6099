import { foldMail } from "../../domain/accounts/username.ts";
import type { GoogleIdentity } from "../../providers/identity/google-provider.ts";
import { findByGoogleSub, findMailOwner, linkGoogle } from "../../storage/accounts/google.ts";
import { lockAndReadUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { identify, refuseFormerToken, type ShownToken, spendToken } from "./google.ts";
import type { SignedIn } from "./log-in.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { logSecurityEvent } from "./security-log.ts";

export function refuseIdentity(code: string): Refusal {
  return new Refusal("conflict", [{ field: "token", code }]);
}

/**
 * The account of a Google account: the one linked to it, or else the one with its mail address, which is linked now. The
 * address must be verified with Google and here: whoever registered with another person's address must not share an
 * account with its owner.
 */
async function accountOf(transaction: Db, { sub, mail, isMailVerified }: GoogleIdentity) {
  const known = await findByGoogleSub(transaction, sub);
  if (known !== undefined) return { user: known, isLinked: false };
  if (!isMailVerified) throw refuseIdentity("google.mail_unverified");
  const mailFolded = foldMail(mail);
  const owner = await findMailOwner(transaction, mailFolded);
  if (owner === undefined) throw new Refusal("google.unknown_mail");
  if (!owner.isMailVerified) throw refuseIdentity("google.account_unverified");
  const linked = await linkGoogle(transaction, mailFolded, sub);
  if (linked === undefined) throw refuseIdentity("google.other_account");
  return { user: linked, isLinked: true };
}

/**
 * Signs in with an ID token of Google.
 *
 * @throws {Refusal} google.unknown_mail where no account has its mail address; conflict where it must not be used;
 *   account.blocked;
 *   as `identify`.
 */
export async function logInWithGoogle(services: Services, shown: ShownToken, client: Client): Promise<SignedIn> {
  const identity = await identify(services, shown);
  return await services.database.db.transaction(async (transaction) => {
    const { user: found, isLinked } = await accountOf(transaction, identity);
    // Read again under the lock: it may have been erased, or blocked, or all its sessions ended.
    const user = await lockAndReadUser(transaction, found.id);
    if (user === undefined) throw new Refusal("google.unknown_mail");
    if (user.blockedAt !== null) throw new Refusal("account.blocked");
    const now = services.now();
    refuseFormerToken(user, identity, now);
    await spendToken(transaction, services, identity);
    if (isLinked) await logSecurityEvent(transaction, user.id, "googleLinked", client, now);
    return { token: await noteSignIn(transaction, services, user, client, now), user };
  });
}
