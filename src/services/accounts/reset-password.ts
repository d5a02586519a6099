import { foldMail } from "../../domain/accounts/username.ts";
import { rememberDevice } from "../../storage/accounts/attempts.ts";
import { changeUser } from "../../storage/accounts/change-user.ts";
import { deleteUnusedCodes } from "../../storage/accounts/codes.ts";
import { deleteSessionsOf } from "../../storage/accounts/sessions.ts";
import { findByLogin } from "../../storage/accounts/users.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";
import { checkCode, issueCode, secondsToNextCode, takeCode } from "./codes.ts";
import { countQuietly, deviceHashOf } from "./limit-attempts.ts";
import type { Client } from "./session.ts";

/**
 * Mails a code to who has the address. Answers the same, writes and takes as long, whether anybody has it or not, and
 * whether or not that person was sent enough of them.
 */
export async function requestPasswordReset({ database, links, now }: Services, mail: string): Promise<void> {
  const time = now();
  const folded = foldMail(mail);
  await database.db.transaction(async (transaction) => {
    // Written for nobody too: a transaction that writes takes longer than one that does not.
    await countQuietly(transaction, ["reset", folded], time);
    const found = await findByLogin(transaction, { mail: folded });
    const { id: userId, username, mail: to, language: locale } = found?.user ?? nobody;
    const seconds = await secondsToNextCode(transaction, userId, "reset", time);
    if (found === undefined || seconds > 0) return;
    const code = await issueCode(transaction, { userId, kind: "reset" }, time);
    const resetUrl = links.passwordReset(locale, code);
    await queueMail(transaction, { kind: "reset", to, locale, userId, data: { username, resetUrl } });
  });
}

/** In the place of a person where there is none; no account has this number. */
const nobody = { id: 0, username: "", mail: "", language: "tr" } as const;

/**
 * Sets a new password by a mailed code and ends every session. The address is proved by it; the device is known from
 * then on, so that who was locked out by a stranger's guesses gets in.
 *
 * @throws {Refusal} invalid, by code.unknown, code.used or code.expired; unavailable.
 */
export async function resetPassword(
  { database, passwords, now }: Services,
  { code, password }: { readonly code: string; readonly password: string },
  client: Client,
): Promise<void> {
  const time = now();
  await checkCode(database.db, "reset", code, time);
  const passwordHash = await passwords.hash(password);
  await database.db.transaction(async (transaction) => {
    const { userId } = await takeCode(transaction, "reset", code, time);
    await changeUser(transaction, userId, { passwordHash, isMailVerified: true });
    await deleteUnusedCodes(transaction, userId);
    await deleteSessionsOf(transaction, userId);
    await rememberDevice(transaction, userId, deviceHashOf(userId, client), time);
  });
}
