import { index, integer, pgTable, sql, text, timestamp } from "../drizzle.ts";

/** What people wrote to the operator. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    mail: text("mail").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("contact_messages_mail").on(sql`lower(${table.mail})`)],
);
