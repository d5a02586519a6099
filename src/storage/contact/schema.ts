import type { ReportKind } from "../../domain/contact/report.ts";
import { users } from "../accounts/schema.ts";
import {
  bytea,
  check,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from "../drizzle.ts";

/** Messages to the operator. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Who was signed in, if anybody was. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    mail: text("mail").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** In which the answer is mailed. */
    locale: text("locale").$type<"tr" | "en" | "es">().notNull().default("tr"),
    state: text("state", { enum: ["open", "answered", "closed", "spam"] })
      .notNull()
      .default("open"),
    createdAt: moment("created_at").notNull(),
    /** The operator who takes care of it. */
    assigneeId: integer("assignee_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("contact_messages_assignee").on(table.assigneeId),
    index("contact_messages_mail").on(sql`lower(${table.mail})`),
    index("contact_messages_user").on(table.userId),
    check("contact_messages_state", sql`${table.state} in ('open', 'answered', 'closed', 'spam')`),
  ],
);

/** What the operator answered to a message, as it was mailed. */
export const contactAnswers = pgTable(
  "contact_answers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer("message_id")
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    answeredBy: text("answered_by").notNull(),
    answeredAt: moment("answered_at").notNull(),
  },
  (table) => [index("contact_answers_message").on(table.messageId)],
);

/** Answers that operators keep to begin an answer with. */
export const cannedAnswers = pgTable("canned_answers", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  /** By language of the mail. */
  texts: jsonb("texts").$type<Readonly<Record<"tr" | "en" | "es", string>>>().notNull(),
});

/**
 * What people miss or find wrong, each thing once with the number of those who said so. A thing is reported anew after
 * its report was closed.
 */
export const reports = pgTable(
  "reports",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").$type<ReportKind>().notNull(),
    /** What makes two reports the same: the phrase, the word with the wish, the title's name without accents. */
    key: text("key").notNull(),
    /** As it was first reported. */
    details: jsonb("details").$type<Readonly<Record<string, unknown>>>().notNull(),
    count: integer("count").notNull(),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
    outcome: text("outcome", { enum: ["fixed", "added", "declined"] }),
    answer: text("answer"),
    closedAt: moment("closed_at"),
  },
  (table) => [
    uniqueIndex("reports_open").on(table.kind, table.key).where(sql`${table.closedAt} is null`),
    index("reports_count").on(table.count, table.id),
    check("reports_closed", sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
  ],
);

/** Who reported something, once each; of somebody without an account the hash of the address. */
export const reportVoices = pgTable(
  "report_voices",
  {
    reportId: integer("report_id")
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    voice: bytea("voice").notNull(),
    /** Of those who want to be told what became of it. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.voice] }), index("report_voices_user").on(table.userId)],
);
