import { insertContactMessage } from "../../storage/contact/queries.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";

export type ContactMessage = {
  readonly name: string;
  readonly mail: string;
  readonly subject: string;
  readonly message: string;
};

/** Stores a message to the operator and mails it to the contact address. */
export async function sendMessage({ database, contactMail, now }: Services, message: ContactMessage): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await insertContactMessage(transaction, { ...message, createdAt: now() });
    await queueMail(transaction, { kind: "contact", to: contactMail, locale: "tr", data: message });
  });
}
