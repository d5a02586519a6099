import { changeUser } from "../../storage/accounts/change-user.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { readHeldMail } from "../../storage/mail/queries.ts";
import { findMailRoom, type MailRoom, takeMailQuota } from "../mail/mail-quota.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { issueCode, secondsToNextCode, takeCode } from "./codes.ts";
import { limitConfirmations } from "./limit-attempts.ts";
import { lockUser } from "./lock-user.ts";

/**
 * Queues the welcome mail with the link that verifies the address. For a transaction.
 *
 * @returns 0, or the seconds until the address may be sent a mail
 */
export async function queueWelcome(transaction: Db, services: Services, user: StoredUser): Promise<number> {
  const seconds = await takeMailQuota(transaction, services, "welcome", user.mail);
  if (seconds === 0) await writeWelcome(transaction, services, user, { heldUntil: undefined });
  return seconds;
}

/** The same for who has just registered and waits for nothing: over a quota it is sent when there is room. */
export async function queueFirstWelcome(transaction: Db, services: Services, user: StoredUser): Promise<void> {
  const room = await findMailRoom(transaction, services, "welcome", user.mail);
  if (room !== undefined) await writeWelcome(transaction, services, user, room);
}

async function writeWelcome(transaction: Db, services: Services, user: StoredUser, room: MailRoom): Promise<void> {
  const { links, now } = services;
  const { id: userId, username, mail: to, language: locale } = user;
  const code = await issueCode(transaction, { userId, kind: "activation", sentAt: room.heldUntil }, now());
  const activationUrl = links.activation(locale, code);
  await queueMail(transaction, { kind: "welcome", to, locale, userId, data: { username, activationUrl }, ...room });
}

/** When the activation mail that waits for the quota is sent; null where none waits. */
export function readActivationMail({ database }: Services, { id, isMailVerified }: StoredUser): Promise<Date | null> {
  return isMailVerified ? Promise.resolve(null) : readHeldMail(database.db, id, "welcome");
}

/**
 * Sends the activation mail again.
 *
 * @throws {Refusal} conflict where the address is verified already; too_many_requests.
 */
export async function sendActivationMail(services: Services, user: StoredUser, client: Client): Promise<void> {
  if (user.isMailVerified) throw new Refusal("conflict");
  await services.database.db.transaction(async (transaction) => {
    // Locked before counting, so that concurrent calls are counted one by one.
    await lockUser(transaction, user.id);
    await limitConfirmations(transaction, services, client);
    const seconds =
      (await secondsToNextCode(transaction, user.id, "activation", services.now())) ||
      (await queueWelcome(transaction, services, user));
    if (seconds > 0) throw new Refusal("too_many_requests", [], seconds);
  });
}

/** @throws {Refusal} invalid, by code.unknown, code.used or code.expired. */
export async function activateMail({ database, now }: Services, code: string): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const { userId } = await takeCode(transaction, "activation", code, now());
    await changeUser(transaction, userId, { isMailVerified: true });
  });
}
