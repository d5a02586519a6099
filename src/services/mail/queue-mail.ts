import type { Locale } from "../../domain/locale/locale.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import type { Db } from "../../storage/database.ts";
import { insertMail } from "../../storage/mail/queries.ts";

export type MailToQueue = Mail & {
  /** One address, without a name. */
  readonly to: string;
  readonly locale: Locale;
  /** Whose mail it is, where it is somebody's with an account. */
  readonly userId?: number;
};

/** One address: nothing that a mail server could take for a second one, or for the end of a line. */
const oneAddress = /^[^\s,;:<>()[\]\\"]+@[^\s,;:<>()[\]\\"@]+$/;

/**
 * Queues a mail in the caller's transaction: it is sent when that has been committed, and never where it was not.
 *
 * @throws {RangeError} when `to` is not one plain address.
 */
export async function queueMail(transaction: Db, { to, locale, kind, data, userId }: MailToQueue): Promise<void> {
  if (!oneAddress.test(to)) throw new RangeError("a mail goes to one plain address");
  await insertMail(transaction, {
    kind,
    recipient: to,
    locale,
    data,
    userId: userId ?? null,
    createdAt: new Date(),
  });
}
