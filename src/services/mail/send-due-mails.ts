import type { Translate } from "../../domain/locale/translate.ts";
import { isMailKind, readMailData } from "../../domain/mail/mail.ts";
import { type CountedMailKind, isCounted } from "../../domain/mail/mail-share.ts";
import { type MailSite, renderMail } from "../../domain/mail/render-mail.ts";
import { nextAttemptAt } from "../../domain/mail/retry.ts";
import { type MailProvider, MailRefusedError } from "../../providers/mail/mail-provider.ts";
import type { Database, Db } from "../../storage/database.ts";
import {
  type ClaimedMail,
  claimDueMails,
  holdMail,
  markMailFailed,
  markMailForRetry,
  markMailSent,
  releaseMail,
} from "../../storage/mail/queries.ts";
import type { MailHealth } from "./mail-health.ts";

export type MailSending = {
  readonly database: Database;
  readonly provider: MailProvider;
  readonly site: MailSite;
  readonly translate: Translate;
  readonly now: () => Date;
  /** Called for each mail that failed permanently, with its id and never its address or text. */
  readonly onFailure: (message: string) => void;
  readonly health?: MailHealth;
  /** Counts a mail that was held for a quota: the seconds until there is room, 0 where there is. */
  readonly takeHeldQuota?: (transaction: Db, kind: CountedMailKind, to: string) => Promise<number>;
};

/** Mails sent concurrently. */
const batchSize = 5;
/** Longer than a provider may take, so that two processes do not send the same mail. */
const leaseMs = 5 * 60_000;

/** Mail servers may send long error texts, with the address: for the table only, and shortened. */
function reasonFor(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

function messageOf({ site, translate }: MailSending, mail: ClaimedMail) {
  const data = isMailKind(mail.kind) ? readMailData(mail.kind, mail.data) : undefined;
  if (!isMailKind(mail.kind) || data === undefined)
    throw new MailRefusedError(`no mail can be made of this ${mail.kind}`);
  return renderMail(mail.kind, data, { locale: mail.locale, site, translate });
}

/** Reserved (RFC 2606): made-up accounts have their addresses there, and nobody would get the mail. */
const noDomain = ".invalid";

async function send(sending: MailSending, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
  if (mail.recipient.endsWith(noDomain)) return;
  await sending.provider.send(
    {
      ...messageOf(sending, mail),
      messageId: mail.messageId,
      date: mail.createdAt,
      to: mail.recipient,
      language: mail.locale,
    },
    signal,
  );
}

/** Whether a held mail may be sent now; otherwise it waits on. */
async function hasRoom({ database, now, takeHeldQuota }: MailSending, mail: ClaimedMail): Promise<boolean> {
  const { kind } = mail;
  if (!mail.isHeld || takeHeldQuota === undefined || !isMailKind(kind) || !isCounted(kind)) return true;
  return await database.db.transaction(async (transaction) => {
    const seconds = await takeHeldQuota(transaction, kind, mail.recipient);
    if (seconds > 0) await holdMail(transaction, mail, new Date(now().getTime() + seconds * 1_000));
    else await releaseMail(transaction, mail);
    return seconds === 0;
  });
}

async function attempt(sending: MailSending, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
  const { database, now, onFailure, health } = sending;
  if (!(await hasRoom(sending, mail))) return;
  try {
    await send(sending, mail, signal);
  } catch (error) {
    health?.failed(error);
    const lastError = reasonFor(error);
    const failedAt = now();
    const next = error instanceof MailRefusedError ? undefined : nextAttemptAt(mail.attempts, mail.createdAt, failedAt);
    if (next !== undefined) return await markMailForRetry(database.db, mail, next, lastError);
    onFailure(`Mail ${mail.id} (${mail.kind}) was given up after ${mail.attempts} attempts; last_error says why.`);
    // Links with codes are removed; a message to the operator and a prize's code must not be lost.
    const keepsData = mail.kind === "contact" || mail.kind === "prize";
    return await markMailFailed(database.db, mail, { failedAt, lastError, keepsData });
  }
  health?.sent();
  await markMailSent(database.db, mail, now());
}

/** Sends due mails, a few at a time, until there are none or `signal` aborts. */
export async function sendDueMails(sending: MailSending, signal: AbortSignal): Promise<void> {
  const { database, provider, now } = sending;
  while (!signal.aborted) {
    const start = now();
    const leaseEnd = new Date(start.getTime() + leaseMs);
    const mails = await claimDueMails(database.db, { now: start, leaseEnd, host: provider.host, limit: batchSize });
    if (mails.length === 0) return;
    const attempts = await Promise.allSettled(mails.map((mail) => attempt(sending, mail, signal)));
    // The result could not be stored: the mail is retried when its lease ends.
    for (const ended of attempts) if (ended.status === "rejected") throw ended.reason;
  }
}
