import { foldMail, foldUsername } from "../../domain/accounts/username.ts";
import { saveDevice } from "../../storage/accounts/attempts.ts";
import { findByLogin, type StoredUser } from "../../storage/accounts/users.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { deviceHashOf, limitSignIns } from "./limit-attempts.ts";
import { type Client, startSession } from "./session.ts";

export type SignedIn = { readonly token: string; readonly user: StoredUser };

export type Credentials = { readonly usernameOrMail: string; readonly password: string };

function foldedLogin(typed: string) {
  return typed.includes("@") ? { mail: foldMail(typed) } : { username: foldUsername(typed) };
}

/**
 * Signs in by username or mail address. Runs the same queries and hashes as much whether the account exists or not.
 *
 * @throws {Refusal} login.wrong; too_many_requests; unavailable.
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
  if (found === undefined || !isRight) throw new Refusal("login.wrong");

  await limit.succeeded();
  const { user } = found;
  const time = now();
  const token = await database.db.transaction(async (transaction) => {
    await saveDevice(transaction, user.id, deviceHashOf(user.id, client), time);
    return await startSession(transaction, user.id, client, time);
  });
  return { token, user };
}
