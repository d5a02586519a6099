import { deviceOf } from "../../domain/accounts/device.ts";
import { changeUser } from "../../storage/accounts/change-user.ts";
import { deleteSessionsOf } from "../../storage/accounts/sessions.ts";
import { lockAndReadCredentials, readPasswordHash, type StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { queueNotice } from "../mail/mail-quota.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { endCodes } from "./codes.ts";
import { limitGuesses } from "./limit-attempts.ts";
import { deviceName, timeText } from "./mail-texts.ts";
import { refuseGuessable } from "./passwords.ts";
import { logSecurityEvent } from "./security-log.ts";
import { lockSession, type Session } from "./session.ts";

/** A password that was right. What it allows must ask again under the lock of the account: it may be the old one by then. */
export type ProvedPassword = {
  /** @throws {Refusal} invalid, by password.wrong; unauthorized where the account has been erased meanwhile */
  stillHolds(transaction: Db): Promise<void>;
};

const wrongPassword = () => new Refusal("invalid", [{ field: "password", code: "password.wrong" }]);

/**
 * Requires the password of the signed-in person, as before changes that cannot be undone.
 *
 * @throws {Refusal} invalid, by password.wrong or password.none; too_many_requests; unavailable.
 */
export async function requirePassword(services: Services, userId: number, password: string): Promise<ProvedPassword> {
  const { database, passwords } = services;
  const hash = await readPasswordHash(database.db, userId);
  if (hash === null) throw new Refusal("invalid", [{ field: "password", code: "password.none" }]);
  const limit = await limitGuesses(services, userId);
  if (!(await passwords.isRight(hash, password))) throw wrongPassword();
  await limit.succeeded();
  return {
    async stillHolds(transaction) {
      const held = await lockAndReadCredentials(transaction, userId);
      if (held === undefined) throw new Refusal("unauthorized");
      if (held.passwordHash !== hash) throw wrongPassword();
    },
  };
}

/** Logs a new password and mails a notice of it. For the transaction that sets it. */
export async function tellOfPassword(
  transaction: Db,
  services: Services,
  user: StoredUser,
  client: Client,
): Promise<void> {
  const { id: userId, username, mail: to, language: locale } = user;
  const now = services.now();
  await logSecurityEvent(transaction, userId, "passwordChanged", client, now);
  const device = deviceName(services, locale, deviceOf(client.userAgent));
  const data = { username, device, time: timeText(user, now) };
  await queueNotice(transaction, services, { kind: "passwordChanged", to, locale, userId, data });
}

/** Ends what was begun with the former password: sessions but for one, codes, and tokens of Google's. */
export async function endFormerProofs(transaction: Db, userId: number, now: Date, except?: Buffer): Promise<void> {
  await changeUser(transaction, userId, { proofsFrom: now });
  await deleteSessionsOf(transaction, userId, except);
  await endCodes(transaction, userId, "password");
}

/**
 * Changes the password and ends all other sessions.
 *
 * @throws {Refusal} as `requirePassword`; invalid, by password.common.
 */
export async function changePassword(
  services: Services,
  session: Session,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
  client: Client,
): Promise<void> {
  const { user, tokenHash } = session;
  const proof = await requirePassword(services, user.id, password);
  refuseGuessable(services, newPassword, user, "newPassword");
  const passwordHash = await services.passwords.hash(newPassword);
  await services.database.db.transaction(async (transaction) => {
    await lockSession(transaction, session);
    await proof.stillHolds(transaction);
    await changeUser(transaction, user.id, { passwordHash });
    await endFormerProofs(transaction, user.id, services.now(), tokenHash);
    await tellOfPassword(transaction, services, user, client);
  });
}
