import { type CountedMailKind, mailShareOf, partOfAll, perInbox } from "../../domain/mail/mail-share.ts";
import { foldRecipient } from "../../domain/mail/recipient.ts";
import type { Db } from "../../storage/database.ts";
import { countHeldMails } from "../../storage/mail/queries.ts";
import { countMail } from "../../storage/mail/quota.ts";
import type { Services } from "../services.ts";
import { type MailToQueue, queueMail } from "./queue-mail.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Mails that are held at most: what the site may send in a day, and some where it has no limit. */
const heldDays = 1;
const heldWithoutLimit = 10_000;

type Counter = {
  readonly name: "hour" | "day" | "all";
  readonly of: readonly string[];
  readonly windowMs: number;
  readonly limit: number;
};

/** What is counted for a mail, with its limit; in the order in which every transaction locks the counts. */
function countersOf(mailsPerHour: number, kind: CountedMailKind, to: string): readonly Counter[] {
  const share = mailShareOf(kind);
  const inbox = perInbox[share];
  const recipient = foldRecipient(to);
  const limit = Math.ceil(mailsPerHour * partOfAll[share]);
  const ofInbox: readonly Counter[] =
    inbox === undefined
      ? []
      : [
          { name: "hour", of: [share, "hour", recipient], windowMs: hourMs, limit: inbox.hour },
          { name: "day", of: [share, "day", recipient], windowMs: dayMs, limit: inbox.day },
        ];
  return mailsPerHour === 0 ? ofInbox : [...ofInbox, { name: "all", of: [share, "all"], windowMs: hourMs, limit }];
}

type Counting = Pick<Services, "keyedHash" | "mailsPerHour" | "now">;

/** Counts one more; the seconds until there is room, 0 where there is. */
async function count(transaction: Db, services: Counting, prefix: string, counter: Counter): Promise<number> {
  const now = services.now();
  const { of, windowMs, limit } = counter;
  const windowStart = new Date(now.getTime() - windowMs);
  const counted = await countMail(transaction, services.keyedHash(prefix, ...of), now, windowStart);
  if (counted.count <= limit) return 0;
  return Math.max(1, Math.ceil((counted.startedAt.getTime() + windowMs - now.getTime()) / 1000));
}

/** Counts in the order of `countersOf`, up to the first that is over its limit. */
async function countAll(transaction: Db, services: Services, prefix: string, kind: CountedMailKind, to: string) {
  for (const counter of countersOf(services.mailsPerHour, kind, to)) {
    const seconds = await count(transaction, services, prefix, counter);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/**
 * Counts a mail that somebody waits for against the quotas of its inbox and of the whole site, before it is queued. For the
 * transaction that queues it; one that queues several must queue confirmations first, so that no two transactions wait for
 * each other.
 *
 * @returns 0 where it may be queued, otherwise the seconds until another may be, to be told
 */
export function takeMailQuota(transaction: Db, services: Services, kind: CountedMailKind, to: string): Promise<number> {
  return countAll(transaction, services, "mail", kind, to);
}

/** Takes as long as `takeMailQuota` where no mail is sent, so that the time tells nothing; counted apart from real mails. */
export async function pretendMailQuota(
  transaction: Db,
  services: Services,
  kind: CountedMailKind,
  to: string,
): Promise<void> {
  await countAll(transaction, services, "no mail", kind, to);
}

/** Room for a mail: now, or from a moment on, until which it is held. */
export type MailRoom = { readonly heldUntil: Date | undefined };

/**
 * The same for a mail that nobody waits for: over the hour of its inbox or of the site it is held until there is room.
 * Undefined where it is left out: beyond the day of its inbox, or with too many held. Either is told in the log.
 */
export async function findMailRoom(
  transaction: Db,
  services: Services,
  kind: CountedMailKind,
  to: string,
): Promise<MailRoom | undefined> {
  const { mailHealth, mailsPerHour, now } = services;
  for (const counter of countersOf(mailsPerHour, kind, to)) {
    const seconds = await count(transaction, services, "mail", counter);
    if (seconds === 0) continue;
    if (counter.name === "day") return mailHealth.overQuota("inbox", "left out", now());
    // Beyond the day too it would be held for nothing.
    const [, day] = countersOf(0, kind, to);
    const isOverDay =
      counter.name === "hour" && day !== undefined && (await count(transaction, services, "mail", day)) > 0;
    const of = counter.name === "hour" ? "inbox" : "site";
    const mostHeld = mailsPerHour === 0 ? heldWithoutLimit : 24 * heldDays * mailsPerHour;
    if (isOverDay || (await countHeldMails(transaction)) >= mostHeld)
      return mailHealth.overQuota(of, "left out", now());
    mailHealth.overQuota(of, "held", now());
    return { heldUntil: new Date(now().getTime() + seconds * 1_000) };
  }
  return { heldUntil: undefined };
}

/** Counts a held mail when it is due; its day was counted before. The seconds until there is room, 0 where there is. */
export async function takeHeldQuota(
  transaction: Db,
  services: Counting,
  kind: CountedMailKind,
  to: string,
): Promise<number> {
  for (const counter of countersOf(services.mailsPerHour, kind, to)) {
    const seconds = counter.name === "day" ? 0 : await count(transaction, services, "mail", counter);
    if (seconds > 0) return seconds;
  }
  return 0;
}

type CountedMail = MailToQueue & { readonly kind: CountedMailKind };

/** Queues a mail that must not stop what it tells of, at once or when the quota has room. For a transaction. */
export async function queueNotice(transaction: Db, services: Services, mail: CountedMail): Promise<void> {
  const room = await findMailRoom(transaction, services, mail.kind, mail.to);
  if (room !== undefined) await queueMail(transaction, { ...mail, ...room });
}
