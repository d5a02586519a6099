import { changeUser } from "../../storage/accounts/change-user.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { issueCode, secondsToNextCode, takeCode } from "./codes.ts";

/** Queues the welcome mail with the link that verifies the address. For a transaction. */
export async function queueWelcome(transaction: Db, { links, now }: Services, user: StoredUser): Promise<void> {
  const { id: userId, username, mail: to, language: locale } = user;
  const code = await issueCode(transaction, { userId, kind: "activation" }, now());
  const activationUrl = links.activation(locale, code);
  await queueMail(transaction, { kind: "welcome", to, locale, userId, data: { username, activationUrl } });
}

/**
 * Sends the activation mail again.
 *
 * @throws {Refusal} conflict where the address is verified already; too_many_requests.
 */
export async function sendActivationMail(services: Services, user: StoredUser): Promise<void> {
  if (user.isMailVerified) throw new Refusal("conflict");
  await services.database.db.transaction(async (transaction) => {
    const seconds = await secondsToNextCode(transaction, user.id, "activation", services.now());
    if (seconds > 0) throw new Refusal("too_many_requests", [], seconds);
    await queueWelcome(transaction, services, user);
  });
}

/** @throws {Refusal} invalid, by code.unknown, code.used or code.expired. */
export async function activateMail({ database, now }: Services, code: string): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const { userId } = await takeCode(transaction, "activation", code, now());
    await changeUser(transaction, userId, { isMailVerified: true });
  });
}
