import { foldMail } from "../../domain/accounts/username.ts";
import { changeUser } from "../../storage/accounts/change-user.ts";
import { findByLogin, lockUserRow, readUser } from "../../storage/accounts/users.ts";
import { findMailRoom, pretendMailQuota } from "../mail/mail-quota.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";
import { endFormerProofs, tellOfPassword } from "./change-password.ts";
import type { Client } from "./client.ts";
import { checkCode, issueCode, secondsToNextCode, takeCode } from "./codes.ts";
import { countOnly } from "./limit-attempts.ts";
import { rememberDevice } from "./note-sign-in.ts";
import { refuseGuessable } from "./passwords.ts";
import { logSecurityEvent } from "./security-log.ts";

/**
 * Mails a code to the account of an address. Responds the same, with the same writes and duration, whether such an
 * account exists or not, and whether or not it was sent too many codes.
 */
export async function requestPasswordReset(services: Services, mail: string): Promise<void> {
  const { database, links, now } = services;
  const time = now();
  const folded = foldMail(mail);
  await database.db.transaction(async (transaction) => {
    // For unknown addresses too: a transaction that writes takes longer than one that does not.
    await countOnly(transaction, ["reset", folded], time);
    const found = await findByLogin(transaction, { mail: folded });
    const { id: userId, username, mail: to, language: locale } = found?.user ?? dummyUser;
    await lockUserRow(transaction, userId);
    const seconds = await secondsToNextCode(transaction, userId, "reset", time);
    if (seconds > 0) return;
    if (found === undefined) {
      // As many writes as for a known one: its quota, its code and its mail.
      await pretendMailQuota(transaction, services, "reset", mail);
      await countOnly(transaction, ["reset code", folded], time);
      return await countOnly(transaction, ["reset mail", folded], time);
    }
    const room = await findMailRoom(transaction, services, "reset", to);
    if (room === undefined) return;
    const code = await issueCode(transaction, { userId, kind: "reset", sentAt: room.heldUntil }, time);
    const resetUrl = links.passwordReset(locale, code);
    await queueMail(transaction, { kind: "reset", to, locale, userId, data: { username, resetUrl }, ...room });
  });
}

/** For unknown addresses; no account has this id. */
const dummyUser = { id: 0, username: "", mail: "", language: "tr" } as const;

/**
 * Whether a code can still be used; it stays unused.
 *
 * @throws {Refusal} invalid, by code.unknown, code.used or code.expired
 */
export async function checkPasswordReset({ database, now }: Services, code: string): Promise<void> {
  await checkCode(database.db, "reset", code, now());
}

/**
 * Sets a new password with a mailed code and ends every session. The code verifies the address; the device is known from
 * then on, so that somebody who is locked out by others' guesses can sign in.
 *
 * @throws {Refusal} invalid, by code.unknown, code.used, code.expired or password.common; unavailable.
 */
export async function resetPassword(
  services: Services,
  { code, password }: { readonly code: string; readonly password: string },
  client: Client,
): Promise<void> {
  const { database, passwords, now } = services;
  const time = now();
  const owner = await checkCode(database.db, "reset", code, time);
  const person = await readUser(database.db, owner);
  if (person !== undefined) refuseGuessable(services, password, person);
  const passwordHash = await passwords.hash(password);
  await database.db.transaction(async (transaction) => {
    const { userId } = await takeCode(transaction, "reset", code, time);
    const user = await changeUser(transaction, userId, {
      passwordHash,
      isMailVerified: true,
      // Who has lost the passkeys gets in again by the mailbox.
      needsPasskey: false,
    });
    await endFormerProofs(transaction, userId, time);
    await rememberDevice(transaction, userId, client, time);
    if (person?.needsPasskey) await logSecurityEvent(transaction, userId, "passkeyNotRequired", client, time);
    if (user !== undefined) await tellOfPassword(transaction, services, user, client);
  });
}
