import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, inArray, or, sql } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { contactAnswers, contactMessages, reports, reportVoices } from "./schema.ts";

/** Of those who wrote while signed in, and of those whose address is the person's verified one. */
function isFrom(db: Db, userId: number) {
  const verified = db
    .select({ mail: users.mailFolded })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isMailVerified, true)));
  return or(eq(contactMessages.userId, userId), inArray(sql`lower(${contactMessages.mail})`, verified));
}

export const contactPersonalData: readonly PersonalTable[] = [
  {
    table: contactMessages,
    exportedAs: "contactMessages",
    read: (db, userId) =>
      db
        .select({
          name: contactMessages.name,
          mail: contactMessages.mail,
          subject: contactMessages.subject,
          message: contactMessages.message,
          createdAt: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(isFrom(db, userId))
        .orderBy(asc(contactMessages.createdAt)),
    onDeletion: {
      erase: (transaction, userId) => transaction.delete(contactMessages).where(isFrom(transaction, userId)),
    },
  },
  {
    table: contactAnswers,
    exportedAs: "contactAnswers",
    read: (db, userId) =>
      db
        .select({ subject: contactMessages.subject, text: contactAnswers.text, answeredAt: contactAnswers.answeredAt })
        .from(contactAnswers)
        .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
        .where(isFrom(db, userId))
        .orderBy(asc(contactAnswers.answeredAt)),
    // With their messages.
    onDeletion: "cascade",
  },
  {
    table: reportVoices,
    exportedAs: "reports",
    read: (db, userId) =>
      db
        .select({ kind: reports.kind, details: reports.details, outcome: reports.outcome, lastAt: reports.lastAt })
        .from(reportVoices)
        .innerJoin(reports, eq(reports.id, reportVoices.reportId))
        .where(eq(reportVoices.userId, userId))
        .orderBy(asc(reports.id)),
    onDeletion: "cascade",
  },
];
