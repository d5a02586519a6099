import { defaultTimeZone } from "../../domain/accounts/time-zone.ts";
import { foldMail, foldUsername } from "../../domain/accounts/username.ts";
import { isReserved, skeletonOf, skeletonVersion } from "../../domain/accounts/username-skeleton.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type FoldedNames, findTaken, insertUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { queueFirstWelcome } from "./activate-mail.ts";
import type { Client } from "./client.ts";
import { limitSignUps } from "./limit-attempts.ts";
import type { SignedIn } from "./log-in.ts";
import { rememberDevice } from "./note-sign-in.ts";
import { refuseGuessable } from "./passwords.ts";
import { logSecurityEvent } from "./security-log.ts";
import { startSession } from "./session.ts";

export type Registration = {
  readonly username: string;
  readonly mail: string;
  readonly password: string;
  readonly mailConsent: boolean;
  readonly timeZone?: string | undefined;
  readonly language: Locale;
};

export function foldNames({ username, mail }: { readonly username: string; readonly mail: string }) {
  return {
    usernameFolded: foldUsername(username),
    usernameSkeleton: skeletonOf(username),
    skeletonVersion,
    mailFolded: foldMail(mail),
  };
}

/** @throws {Refusal} conflict, by username.taken, for a name that nobody may choose */
export function refuseReserved(username: string): void {
  if (isReserved(username)) throw new Refusal("conflict", [{ field: "username", code: "username.taken" }]);
}

/** @throws {Refusal} conflict, with the fields that are taken */
export async function refuseTaken(db: Db, folded: FoldedNames): Promise<void> {
  const taken = await findTaken(db, folded);
  const fields = [
    ...(taken.username ? [{ field: "username", code: "username.taken" }] : []),
    ...(taken.mail ? [{ field: "mail", code: "mail.taken" }] : []),
  ];
  if (fields.length > 0) throw new Refusal("conflict", fields);
}

/** Signs in who has just registered. */
export async function startFirstSession(db: Db, userId: number, client: Client, now: Date): Promise<string> {
  await rememberDevice(db, userId, client, now);
  await logSecurityEvent(db, userId, "registered", client, now);
  return await startSession(db, userId, client, now);
}

/**
 * Creates an account and signs in. The mail address is verified by the code that is sent to it.
 *
 * @throws {Refusal} conflict, by field; invalid, by password.common; too_many_requests; unavailable.
 */
export async function register(services: Services, registration: Registration, client: Client): Promise<SignedIn> {
  const { database, passwords, now } = services;
  const { username, mail, password, mailConsent, language, timeZone = defaultTimeZone } = registration;
  const folded = foldNames(registration);
  refuseReserved(username);
  await refuseTaken(database.db, folded);
  refuseGuessable(services, password, registration);
  const passwordHash = await passwords.hash(password);
  const createdAt = now();
  return await database.db.transaction(async (transaction) => {
    await limitSignUps(transaction, services, client);
    const user = await insertUser(transaction, {
      ...folded,
      username,
      mail,
      passwordHash,
      mailConsent,
      language,
      timeZone,
      createdAt,
    });
    if (user === undefined) {
      // Taken since it was checked.
      await refuseTaken(transaction, folded);
      throw new Refusal("conflict");
    }
    await queueFirstWelcome(transaction, services, user);
    return { token: await startFirstSession(transaction, user.id, client, createdAt), user };
  });
}
