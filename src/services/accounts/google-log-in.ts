import { foldMail } from "../../domain/accounts/username.ts";
import type { GoogleIdentity } from "../../providers/identity/google-provider.ts";
import { saveDevice } from "../../storage/accounts/attempts.ts";
import { findByGoogleSub, findMailOwner, linkGoogle } from "../../storage/accounts/google.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { identify, type ShownToken, useToken } from "./google.ts";
import { deviceHashOf } from "./limit-attempts.ts";
import type { SignedIn } from "./log-in.ts";
import { type Client, startSession } from "./session.ts";

export function refuseIdentity(code: string): Refusal {
  return new Refusal("conflict", [{ field: "token", code }]);
}

/**
 * The account of a Google account: the one linked to it, or else the one with its mail address, which is linked now. The
 * address must be verified with Google and here: whoever registered with another person's address must not share an
 * account with its owner.
 */
async function accountOf(transaction: Db, { sub, mail, isMailVerified }: GoogleIdentity): Promise<StoredUser> {
  const known = await findByGoogleSub(transaction, sub);
  if (known !== undefined) return known;
  if (!isMailVerified) throw refuseIdentity("google.mail_unverified");
  const mailFolded = foldMail(mail);
  const owner = await findMailOwner(transaction, mailFolded);
  if (owner === undefined) throw new Refusal("google.unknown_mail");
  if (!owner.isMailVerified) throw refuseIdentity("google.account_unverified");
  const linked = await linkGoogle(transaction, mailFolded, sub);
  if (linked === undefined) throw refuseIdentity("google.other_account");
  return linked;
}

/** The last step of every sign-in with Google. */
export async function signInWithGoogle(
  transaction: Db,
  user: StoredUser,
  client: Client,
  now: Date,
): Promise<SignedIn> {
  await saveDevice(transaction, user.id, deviceHashOf(user.id, client), now);
  return { token: await startSession(transaction, user.id, client, now), user };
}

/**
 * Signs in with an ID token of Google.
 *
 * @throws {Refusal} google.unknown_mail where no account has its mail address; conflict where it must not be used;
 *   as `identify`.
 */
export async function logInWithGoogle(services: Services, shown: ShownToken, client: Client): Promise<SignedIn> {
  const identity = await identify(services, shown);
  return await services.database.db.transaction(async (transaction) => {
    const user = await accountOf(transaction, identity);
    await useToken(transaction, services, identity);
    return await signInWithGoogle(transaction, user, client, services.now());
  });
}
