import { users } from "../accounts/schema.ts";
import { index, integer, moment, pgTable, sql, text } from "../drizzle.ts";

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
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("contact_messages_mail").on(sql`lower(${table.mail})`),
    index("contact_messages_user").on(table.userId),
  ],
);
