import { foldMail } from "../../domain/accounts/username.ts";
import { changeUser, ValueTakenError } from "../../storage/accounts/change-user.ts";
import { findByLogin, lockAndReadUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { queueNotice, takeMailQuota } from "../mail/mail-quota.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { requirePassword } from "./change-password.ts";
import type { Client } from "./client.ts";
import { endCodes, issueCode, secondsToNextCode, takeCode } from "./codes.ts";
import { limitConfirmations } from "./limit-attempts.ts";
import { logSecurityEvent } from "./security-log.ts";
import { lockSession, type Session } from "./session.ts";

async function refuseTakenMail(db: Db, mail: string): Promise<void> {
  if ((await findByLogin(db, { mail: foldMail(mail) })) === undefined) return;
  throw mailTaken();
}

const mailTaken = () => new Refusal("conflict", [{ field: "mail", code: "mail.taken" }]);

/**
 * Requests another mail address: the new one is sent a code, the old one a notice that can call it off.
 *
 * @throws {Refusal} as `requirePassword`; conflict, by mail.same or mail.taken; too_many_requests.
 */
export async function changeMail(
  services: Services,
  session: Session,
  { mail: newMail, password }: { readonly mail: string; readonly password: string },
  client: Client,
): Promise<void> {
  const { database, links, now } = services;
  const { user } = session;
  const { id: userId, username, language: locale } = user;
  const proof = await requirePassword(services, userId, password);
  if (foldMail(newMail) === foldMail(user.mail)) throw new Refusal("conflict", [{ field: "mail", code: "mail.same" }]);
  await database.db.transaction(async (transaction) => {
    await lockSession(transaction, session);
    await proof.stillHolds(transaction);
    await refuseTakenMail(transaction, newMail);
    await limitConfirmations(transaction, services, client);
    const seconds =
      (await secondsToNextCode(transaction, userId, "mail_change", now())) ||
      (await takeMailQuota(transaction, services, "mailChangeConfirm", newMail)) ||
      // Without the notice nobody could call it off.
      (await takeMailQuota(transaction, services, "mailChangeNotice", user.mail));
    if (seconds > 0) throw new Refusal("too_many_requests", [], seconds);
    const code = await issueCode(transaction, { userId, kind: "mail_change", newMail }, now());
    await logSecurityEvent(transaction, userId, "mailChangeRequested", client, now());
    const cancelCode = await issueCode(transaction, { userId, kind: "mail_change_cancel" }, now());
    const confirmUrl = links.mailChange(locale, code);
    const cancelUrl = links.cancelMailChange(locale, cancelCode);
    const common = { locale, userId };
    const data = { username, newMail };
    await queueMail(transaction, { ...common, kind: "mailChangeConfirm", to: newMail, data: { ...data, confirmUrl } });
    const notice = { ...common, kind: "mailChangeNotice", to: user.mail, data: { ...data, cancelUrl } } as const;
    await queueMail(transaction, notice);
  });
}

/**
 * Calls off every change of the address that was asked for and not confirmed, by the code of its notice to the present one.
 *
 * @throws {Refusal} invalid, by code.unknown, code.used or code.expired
 */
export async function cancelMailChange({ database, now }: Services, code: string, client: Client): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const { userId } = await takeCode(transaction, "mail_change_cancel", code, now());
    await endCodes(transaction, userId, "mailChangeCancelled");
    await logSecurityEvent(transaction, userId, "mailChangeCancelled", client, now());
  });
}

/**
 * Changes the mail address to the one that the code was sent to, as verified. Codes sent to the old one become invalid,
 * and it is sent a notice with what to do.
 *
 * @throws {Refusal} invalid, by code.unknown, code.used or code.expired; conflict, by mail.taken.
 */
export async function confirmMailChange(services: Services, code: string, client: Client): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (transaction) => {
    const { userId, newMail } = await takeCode(transaction, "mail_change", code, now());
    if (newMail === null) throw new Error("a mail change without an address");
    const before = await lockAndReadUser(transaction, userId);
    if (before === undefined) throw new Error("a code without its account");
    await refuseTakenMail(transaction, newMail);
    const change = { mail: newMail, mailFolded: foldMail(newMail), isMailVerified: true };
    await changeUser(transaction, userId, change).catch((error: unknown) => {
      throw error instanceof ValueTakenError ? mailTaken() : error;
    });
    await endCodes(transaction, userId, "mail");
    await logSecurityEvent(transaction, userId, "mailChanged", client, now());
    const { username, mail: to, language: locale } = before;
    const data = { username, newMail };
    await queueNotice(transaction, services, { kind: "mailChanged", to, locale, userId, data });
  });
}
