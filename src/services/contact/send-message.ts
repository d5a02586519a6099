import type { Locale } from "../../domain/locale/locale.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { insertContactMessage } from "../../storage/contact/queries.ts";
import { queueNotice } from "../mail/mail-quota.ts";
import type { Services } from "../services.ts";

export type ContactMessage = {
  readonly name: string;
  readonly mail: string;
  readonly subject: string;
  readonly message: string;
};

/** Stores a message to the operator and mails it to the contact address. Who is signed in has it as personal data. */
export async function sendMessage(
  services: Services,
  user: StoredUser | undefined,
  message: ContactMessage,
  locale: Locale,
): Promise<void> {
  const { database, contactMail, now } = services;
  await database.db.transaction(async (transaction) => {
    await insertContactMessage(transaction, { ...message, locale, userId: user?.id ?? null, createdAt: now() });
    await queueNotice(transaction, services, { kind: "contact", to: contactMail, locale: "tr", data: message });
  });
}
