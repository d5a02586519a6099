import {
  challengeOf,
  type PasskeyResponse,
  type Passkeys,
  passkeyTimeoutMs,
} from "../../providers/identity/passkeys.ts";
import {
  deleteExpiredChallenges,
  findPasskey,
  insertChallenge,
  type NewChallenge,
  notePasskeyUse,
  type StoredPasskey,
  takeChallenge,
} from "../../storage/accounts/passkeys.ts";
import { lockAndReadUser, type StoredUser } from "../../storage/accounts/users.ts";
import type { Database, Db } from "../../storage/database.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { hashSecret } from "./secret.ts";
import { logSecurityEvent } from "./security-log.ts";

/** What an authenticator signed, and what its browser has besides: the cookie of the beginning. */
export type ShownPasskey = { readonly response: PasskeyResponse; readonly browser: string | undefined };

/** @throws {Refusal} not_found, where the site's address allows none. */
export function requirePasskeys({ passkeys }: Services): Passkeys {
  if (passkeys === undefined) throw new Refusal("not_found");
  return passkeys;
}

/** The same for all passkeys of a person, and says nothing of the person. */
export function userHandleOf({ keyedHash }: Services, userId: number): Buffer {
  return keyedHash("passkeys of user", userId);
}

/** Keeps a challenge until its browser must have answered, and says when that is. */
export async function keepChallenge(
  { database, now }: Services,
  challenge: Pick<NewChallenge, "challenge" | "use" | "holder">,
): Promise<Date> {
  const expiresAt = new Date(now().getTime() + passkeyTimeoutMs);
  await insertChallenge(database.db, { ...challenge, expiresAt });
  return expiresAt;
}

/**
 * Uses up the challenge that a response answers, whether the rest of it is right or not.
 *
 * @throws {Refusal} passkey.wrong, where it was not given to this holder for this, was used, or has expired.
 */
export async function takeChallengeOf(
  { database, now }: Services,
  response: Parameters<typeof challengeOf>[0],
  { use, holder }: Pick<NewChallenge, "use" | "holder">,
): Promise<string> {
  const challenge = challengeOf(response);
  const isTaken = challenge !== undefined && (await takeChallenge(database.db, { challenge, use, holder }, now()));
  if (!isTaken) throw new Refusal("passkey.wrong");
  return challenge;
}

/**
 * Whose passkey was used, and what follows from it, in one transaction with the note of its use.
 *
 * @param ownerId whose it must be; anybody's unless given
 * @throws {Refusal} passkey.wrong; not_found.
 */
export async function provePasskey<Result>(
  services: Services,
  { response, browser }: ShownPasskey,
  { client, ownerId }: { readonly client: Client; readonly ownerId?: number | undefined },
  work: (transaction: Db, proved: { readonly user: StoredUser; readonly passkey: StoredPasskey }) => Promise<Result>,
): Promise<Result> {
  const { database, now } = services;
  const passkeys = requirePasskeys(services);
  const holder = hashSecret(browser ?? "");
  const challenge = await takeChallengeOf(services, response, { use: "sign_in", holder });
  const found = await findPasskey(database.db, response.id);
  const isOwners = found !== undefined && (ownerId === undefined || ownerId === found.user.id);
  if (!isOwners || !isHandleOf(services, response, found.user.id)) throw new Refusal("passkey.wrong");
  const { passkey } = found;
  const counter = await passkeys.verifyUse(response, challenge, passkey);
  const result = await database.db.transaction(async (transaction) => {
    // As of now, and before its passkey, as all that change both.
    const user = await lockAndReadUser(transaction, passkey.userId);
    if (user === undefined) return undefined;
    if (counter === undefined || !(await notePasskeyUse(transaction, passkey.id, counter, now()))) {
      await logSecurityEvent(transaction, user.id, "signInFailed", client, now());
      return undefined;
    }
    return { of: await work(transaction, { user, passkey }) };
  });
  if (result === undefined) throw new Refusal("passkey.wrong");
  return result.of;
}

/** Authenticators that keep their keys say whose they are. */
function isHandleOf(services: Services, { response: { userHandle } }: PasskeyResponse, userId: number) {
  return userHandle === undefined || Buffer.from(userHandle, "base64url").equals(userHandleOf(services, userId));
}

/** Every ten minutes: removes challenges that nobody answered. */
export function removeExpiredChallenges({ db }: Database): TimedJob {
  return {
    name: "remove-expired-challenges",
    everyMs: 2 * passkeyTimeoutMs,
    run: (now) => deleteExpiredChallenges(db, now),
  };
}
