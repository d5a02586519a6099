import { foldMail, foldUsername } from "../../domain/accounts/username.ts";
import { findByLogin, lockAndReadCredentials, type StoredUser } from "../../storage/accounts/users.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { countOnly, limitSignIns } from "./limit-attempts.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { logSecurityEvent } from "./security-log.ts";

export type SignedIn = { readonly token: string; readonly user: StoredUser };

export type Credentials = { readonly usernameOrMail: string; readonly password: string };

function foldedLogin(typed: string) {
  return typed.includes("@") ? { mail: foldMail(typed) } : { username: foldUsername(typed) };
}

/**
 * Signs in by username or mail address. Runs the same queries and hashes as much whether the account exists or not.
 *
 * @throws {Refusal} login.wrong; account.blocked; passkey.required; too_many_requests; unavailable.
 */
export async function logIn(
  services: Services,
  { usernameOrMail, password }: Credentials,
  client: Client,
): Promise<SignedIn> {
  const { database, passwords, now } = services;
  const login = foldedLogin(usernameOrMail);
  const found = await findByLogin(database.db, login);
  const limit = await limitSignIns(services, Object.values(login).join(), found?.user.id, client);
  const isRight = await passwords.isRight(found?.passwordHash, password);
  const time = now();
  const signedIn = await database.db.transaction(async (transaction) => {
    const held = await lockAndReadCredentials(transaction, found?.user.id ?? 0);
    // Asked again under the lock: the account may have been erased, or its password changed, since it was read.
    if (held !== undefined && isRight && held.passwordHash === found?.passwordHash) {
      if (held.user.blockedAt !== null) return "account.blocked";
      if (held.user.needsPasskey) return "passkey.required";
      return { token: await noteSignIn(transaction, services, held.user, client, time), user: held.user };
    }
    // A write in either case: the time of the answer must not tell whether there is such an account.
    if (held === undefined) await countOnly(transaction, ["failed", Object.values(login).join()], time);
    else await logSecurityEvent(transaction, held.user.id, "signInFailed", client, time);
    return undefined;
  });
  if (signedIn === undefined) throw new Refusal("login.wrong");
  await limit.succeeded();
  if (typeof signedIn === "string") throw new Refusal(signedIn);
  return signedIn;
}
