import { defaultTimeZone } from "../../../domain/accounts/time-zone.ts";
import { insertUser } from "../../../storage/accounts/users.ts";
import { refuseGuessable } from "../../accounts/passwords.ts";
import { foldNames, refuseTaken } from "../../accounts/register.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { recordCall } from "../audit.ts";

export type NewAdmin = { readonly username: string; readonly mail: string; readonly password: string };

/**
 * Creates an account with every right, for the operator's command only, with its row in the audit log. Its
 * address counts as verified.
 *
 * @throws {Refusal} conflict, by field; invalid, by password.common.
 */
export async function createAdmin(services: Services, { username, mail, password }: NewAdmin): Promise<void> {
  const { database, passwords, now } = services;
  const folded = foldNames({ username, mail });
  await refuseTaken(database.db, folded);
  refuseGuessable(services, password, { username, mail });
  const passwordHash = await passwords.hash(password);
  await database.db.transaction(async (transaction) => {
    const user = await insertUser(transaction, {
      ...folded,
      username,
      mail,
      passwordHash,
      role: "admin",
      isMailVerified: true,
      language: "tr",
      timeZone: defaultTimeZone,
      mailConsent: false,
      createdAt: now(),
    });
    if (user === undefined) throw new Refusal("conflict", [{ field: "username", code: "username.taken" }]);
    const operator = { user, address: "command line" };
    await recordCall(services, transaction, operator, "CreateAdmin", {
      thing: `user:${user.id}`,
      after: { role: "admin" },
    });
  });
}
