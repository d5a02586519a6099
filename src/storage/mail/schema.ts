import type { Locale } from "../../domain/locale/locale.ts";
import type { MailKind } from "../../domain/mail/mail.ts";
import { boolean, bytea, index, integer, jsonb, moment, pgTable, sql, text, uuid } from "../drizzle.ts";

/** The outbox, written in the transaction of the event a mail tells of. Mails that were sent keep nothing personal. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Without a foreign key: a receipt outlives its account. */
    userId: integer("user_id"),
    kind: text("kind").$type<MailKind>().notNull(),
    recipient: text("recipient").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    data: jsonb("data").notNull(),
    /** Set with the first attempt, so that retries carry the same one. */
    messageId: text("message_id"),
    createdAt: moment("created_at").notNull(),
    /** During an attempt: when its lease ends. */
    nextAttemptAt: moment("next_attempt_at").notNull(),
    /** Over a quota when it was queued: it is counted when it is due, and waits on where there is still no room. */
    isHeld: boolean("is_held").notNull().default(false),
    attempts: integer("attempts").notNull().default(0),
    sentAt: moment("sent_at"),
    failedAt: moment("failed_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("mail_outbox_due").on(table.nextAttemptAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("mail_outbox_held").on(table.nextAttemptAt).where(sql`${table.isHeld}`),
    index("mail_outbox_user").on(table.userId),
    index("mail_outbox_created").on(table.createdAt),
  ],
);

/**
 * How many mails an inbox, or the whole site, was sent from `startedAt` on; it outlives accounts. The key is a keyed hash,
 * and the row is removed after a day.
 */
export const mailQuota = pgTable(
  "mail_quota",
  {
    key: bytea("key").primaryKey(),
    count: integer("count").notNull(),
    startedAt: moment("started_at").notNull(),
  },
  (table) => [index("mail_quota_started").on(table.startedAt)],
);

/** Random keys of this site, made when they are first wanted and shared by all its processes. */
export const siteKeys = pgTable("site_keys", { name: text("name").primaryKey(), key: bytea("key").notNull() });
