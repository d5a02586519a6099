import { asc, eq } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { mailOutbox } from "./schema.ts";

export const mailPersonalData: readonly PersonalTable[] = [
  {
    table: mailOutbox,
    exportedAs: "mails",
    read: (db, userId) =>
      db
        .select({
          kind: mailOutbox.kind,
          recipient: mailOutbox.recipient,
          createdAt: mailOutbox.createdAt,
          sentAt: mailOutbox.sentAt,
        })
        .from(mailOutbox)
        .where(eq(mailOutbox.userId, userId))
        .orderBy(asc(mailOutbox.createdAt)),
    onDeletion: { erase: (transaction, userId) => transaction.delete(mailOutbox).where(eq(mailOutbox.userId, userId)) },
  },
];
