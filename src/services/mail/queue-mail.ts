import type { Locale } from "../../domain/locale/locale.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import type { Db } from "../../storage/database.ts";
import { insertMail } from "../../storage/mail/queries.ts";

export type MailToQueue = Mail & {
  /** One address, without a name. */
  readonly to: string;
  readonly locale: Locale;
  /** The account that the mail belongs to, where there is one. */
  readonly userId?: number;
  /** When it was decided, and from when on it may be sent; now unless given. Until then it can be withdrawn. */
  readonly wait?: { readonly createdAt: Date; readonly until: Date };
  /** When the quota has room for it, where it has none now. */
  readonly heldUntil?: Date | undefined;
};

/** Exactly one address, without characters that could start another one or end a header. */
const oneAddress = /^[^\s,;:<>()[\]\\"]+@[^\s,;:<>()[\]\\"@]+$/;

/**
 * Queues a mail in the caller's transaction: it is sent once that is committed, and never if it is rolled back.
 *
 * @returns its id in the outbox
 * @throws {RangeError} when `to` is not one plain address.
 */
export async function queueMail(
  transaction: Db,
  { to, locale, kind, data, userId, wait, heldUntil }: MailToQueue,
): Promise<string> {
  if (!oneAddress.test(to)) throw new RangeError("a mail goes to one plain address");
  return await insertMail(transaction, {
    kind,
    recipient: to,
    locale,
    data,
    userId: userId ?? null,
    createdAt: wait?.createdAt ?? new Date(),
    ...(wait !== undefined && { nextAttemptAt: wait.until }),
    ...(heldUntil !== undefined && { nextAttemptAt: heldUntil, isHeld: true }),
  });
}
