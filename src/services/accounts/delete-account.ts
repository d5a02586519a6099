import { randomUUID } from "node:crypto";
import { eraseUser } from "../../storage/accounts/erase-user.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { requirePassword } from "./change-password.ts";

/** Who asks is proved by one of the two. */
export type Proof = { readonly password?: string | undefined; readonly googleToken?: string | undefined };

async function requireProof(services: Services, user: StoredUser, { password }: Proof): Promise<void> {
  if (password === undefined) throw new Refusal("invalid", [{ field: "googleToken", code: "google.invalid" }]);
  await requirePassword(services, user.id, password);
}

/**
 * Erases the account for good and mails a receipt.
 *
 * @throws {Refusal} as `requirePassword`; invalid, by google.invalid.
 */
export async function deleteAccount(services: Services, user: StoredUser, proof: Proof): Promise<void> {
  await requireProof(services, user, proof);
  await services.database.db.transaction(async (transaction) => {
    await eraseUser(transaction, user.id, randomUUID());
    const { username, mail: to, language: locale } = user;
    // Without the user's number: the receipt is all that is left, until it is sent.
    await queueMail(transaction, { kind: "deletionReceipt", to, locale, data: { username } });
  });
}
