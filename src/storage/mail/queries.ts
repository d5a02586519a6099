import type { Locale } from "../../domain/locale/locale.ts";
import type { MailKind } from "../../domain/mail/mail.ts";
import type { Db } from "../database.ts";
import { and, asc, count, eq, gt, inArray, isAnyOf, isNull, lt, lte, min, or, sql } from "../drizzle.ts";
import { mailOutbox } from "./schema.ts";

export type NewMail = {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly locale: Locale;
  readonly data: Readonly<Record<string, string>>;
  readonly userId: number | null;
  readonly createdAt: Date;
  /** When it is due; at once unless given. */
  readonly nextAttemptAt?: Date;
  /** Over a quota: counted when it is due. */
  readonly isHeld?: boolean;
};

/** A mail that only this process may send until its lease ends. */
export type ClaimedMail = {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly locale: Locale;
  readonly data: unknown;
  readonly messageId: string;
  readonly createdAt: Date;
  /** Including this one. */
  readonly attempts: number;
  readonly isHeld: boolean;
};

/** Returns the mail's id. */
export async function insertMail(db: Db, mail: NewMail): Promise<string> {
  const [row] = await db
    .insert(mailOutbox)
    .values({ nextAttemptAt: mail.createdAt, ...mail })
    .returning({ id: mailOutbox.id });
  if (row === undefined) throw new Error("a mail was not written");
  return row.id;
}

/** Which mails are taken back: those that were decided at a moment, to somebody, of these ids; all that are given. */
type WithdrawnMails = {
  readonly createdAt?: Date;
  readonly recipient?: string;
  readonly userId?: number;
  readonly ids?: readonly string[];
};

/**
 * Takes back mails of some kinds, as far as no attempt at them has begun.
 *
 * @returns how many
 */
export async function withdrawMails(
  db: Db,
  kinds: readonly MailKind[],
  { createdAt, recipient, userId, ids }: WithdrawnMails,
): Promise<number> {
  const rows = await db
    .delete(mailOutbox)
    .where(
      and(
        inArray(mailOutbox.kind, [...kinds]),
        createdAt && eq(mailOutbox.createdAt, createdAt),
        recipient === undefined ? undefined : eq(mailOutbox.recipient, recipient),
        userId === undefined ? undefined : eq(mailOutbox.userId, userId),
        ids && isAnyOf(mailOutbox.id, ids),
        eq(mailOutbox.attempts, 0),
        isNull(mailOutbox.sentAt),
      ),
    )
    .returning({ id: mailOutbox.id });
  return rows.length;
}

/** No retry, lease or quota puts a mail off for longer: such a one was put off by a clock that was wrong, and is due. */
const longestWaitMs = 2 * 60 * 60_000;

/**
 * Claims up to `limit` mails that are due at `now`, oldest first, until `leaseEnd`; those of a process that dies are
 * claimed by another after that. `host` becomes the right side of the Message-ID of mails on their first attempt.
 */
export async function claimDueMails(
  db: Db,
  { now, leaseEnd, host, limit }: { now: Date; leaseEnd: Date; host: string; limit: number },
): Promise<ClaimedMail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        or(lte(mailOutbox.nextAttemptAt, now), gt(mailOutbox.nextAttemptAt, new Date(now.getTime() + longestWaitMs))),
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.failedAt),
      ),
    )
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(mailOutbox)
    .set({
      nextAttemptAt: leaseEnd,
      attempts: sql`${mailOutbox.attempts} + 1`,
      messageId: sql`coalesce(${mailOutbox.messageId}, '<' || ${mailOutbox.id} || '@' || ${host}::text || '>')`,
    })
    .where(inArray(mailOutbox.id, due))
    .returning();
  return rows.map((row) => ({ ...row, messageId: row.messageId ?? "" }));
}

/** Holds while the lease has not passed to another attempt. */
function hasLease({ id, attempts }: ClaimedMail) {
  return and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isNull(mailOutbox.failedAt));
}

/** Whoever holds the lease by now: the mail is sent. Its address and data (links with codes) are no longer needed. */
export async function markMailSent(db: Db, { id }: ClaimedMail, sentAt: Date): Promise<void> {
  await db.update(mailOutbox).set({ sentAt, recipient: "", data: {}, lastError: null }).where(eq(mailOutbox.id, id));
}

export async function markMailForRetry(db: Db, mail: ClaimedMail, nextAttemptAt: Date, lastError: string) {
  await db.update(mailOutbox).set({ nextAttemptAt, lastError }).where(hasLease(mail));
}

/** Not counted as an attempt: there is no room for it before a moment. */
export async function holdMail(db: Db, mail: ClaimedMail, nextAttemptAt: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt, attempts: mail.attempts - 1 })
    .where(hasLease(mail));
}

/** It was counted, and is sent like any other from now on. */
export async function releaseMail(db: Db, mail: ClaimedMail): Promise<void> {
  await db.update(mailOutbox).set({ isHeld: false }).where(hasLease(mail));
}

/** How many mails wait to be sent and when the first of them was queued, and how many are held for a quota besides. */
export async function readWaitingMails(db: Db) {
  const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
  const [row] = await db
    .select({ count: count(), oldest: min(mailOutbox.createdAt) })
    .from(mailOutbox)
    .where(and(isWaiting, eq(mailOutbox.isHeld, false)));
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null, held: await countHeldMails(db) };
}

export async function countHeldMails(db: Db): Promise<number> {
  return await db.$count(mailOutbox, and(mailOutbox.isHeld, isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt)));
}

/** When the first mail of a kind that is held for a person is due; null without any. */
export async function readHeldMail(db: Db, userId: number, kind: MailKind): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: min(mailOutbox.nextAttemptAt) })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, userId), eq(mailOutbox.kind, kind), mailOutbox.isHeld));
  return row?.dueAt ?? null;
}

/** No further attempt is made. */
export async function markMailFailed(
  db: Db,
  mail: ClaimedMail,
  { failedAt, lastError, keepsData }: { failedAt: Date; lastError: string; keepsData: boolean },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt, lastError, ...(keepsData ? {} : { data: {} }) })
    .where(hasLease(mail));
}

/** Removes mails queued before a time that were sent or have failed. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(
      and(
        lt(mailOutbox.createdAt, before),
        sql`(${mailOutbox.sentAt} is not null or ${mailOutbox.failedAt} is not null)`,
      ),
    );
}
