import { type CountedMailKind, mailShareOf, partOfAll, perInbox } from "../../domain/mail/mail-share.ts";
import { foldRecipient } from "../../domain/mail/recipient.ts";
import type { Db } from "../../storage/database.ts";
import { countMail } from "../../storage/mail/quota.ts";
import type { Services } from "../services.ts";
import { type MailToQueue, queueMail } from "./queue-mail.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** What is counted for a mail, with its limit; in the order in which every transaction locks the counts. */
function countersOf(mailsPerHour: number, kind: CountedMailKind, to: string) {
  const share = mailShareOf(kind);
  const inbox = perInbox[share];
  const recipient = foldRecipient(to);
  return [
    ...(inbox === undefined
      ? []
      : [
          { of: [share, "hour", recipient], windowMs: hourMs, limit: inbox.hour },
          { of: [share, "day", recipient], windowMs: dayMs, limit: inbox.day },
        ]),
    ...(mailsPerHour === 0
      ? []
      : [{ of: [share, "all"], windowMs: hourMs, limit: Math.ceil(mailsPerHour * partOfAll[share]) }]),
  ];
}

/** Counts in the order of `countersOf`, up to the first that is over its limit. */
async function countAll(transaction: Db, services: Services, prefix: string, kind: CountedMailKind, to: string) {
  const now = services.now();
  for (const { of, windowMs, limit } of countersOf(services.mailsPerHour, kind, to)) {
    const windowStart = new Date(now.getTime() - windowMs);
    const { count, startedAt } = await countMail(transaction, services.keyedHash(prefix, ...of), now, windowStart);
    if (count > limit) return Math.max(1, Math.ceil((startedAt.getTime() + windowMs - now.getTime()) / 1000));
  }
  return 0;
}

/**
 * Counts a mail against the quotas of its inbox and of the whole site, before it is queued. For the transaction that queues
 * it; one that queues several must queue confirmations first, so that no two transactions wait for each other.
 *
 * @returns 0 where it may be queued, otherwise the seconds until another may be
 */
export function takeMailQuota(transaction: Db, services: Services, kind: CountedMailKind, to: string): Promise<number> {
  return countAll(transaction, services, "mail", kind, to);
}

/** Takes as long as `takeMailQuota`, for a mail that nobody is sent: it counts apart from those that are. */
export async function pretendMailQuota(
  transaction: Db,
  services: Services,
  kind: CountedMailKind,
  to: string,
): Promise<void> {
  await countAll(transaction, services, "no mail", kind, to);
}

type CountedMail = MailToQueue & { readonly kind: CountedMailKind };

/** Queues a mail that must not stop what it tells of: over the quota it is left out. For a transaction. */
export async function queueNotice(transaction: Db, services: Services, mail: CountedMail): Promise<void> {
  if ((await takeMailQuota(transaction, services, mail.kind, mail.to)) === 0) await queueMail(transaction, mail);
}
