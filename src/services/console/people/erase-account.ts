import { randomUUID } from "node:crypto";
import { eraseUser as erase } from "../../../storage/personal-data/erase-user.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockPerson, refuseSelf } from "./lock-person.ts";

/**
 * Erases an account as its owner could, and mails the receipt. The name guards against a wrong id.
 *
 * @throws {Refusal} not_found, also where the account has another name; conflict with role.self.
 */
export async function eraseAccount(
  services: Services,
  operator: Operator,
  { id, username }: { readonly id: number; readonly username: string },
): Promise<void> {
  refuseSelf(operator, id);
  await audited(services, operator, "EraseUser", async (transaction) => {
    const user = await lockPerson(transaction, id);
    if (user.username !== username) throw new Refusal("not_found");
    await erase(transaction, id, randomUUID());
    const { mail: to, language: locale } = user;
    await queueMail(transaction, { kind: "deletionReceipt", to, locale, data: { username } });
    return { thing: `user:${id}`, before: { role: user.role }, result: undefined };
  });
}
