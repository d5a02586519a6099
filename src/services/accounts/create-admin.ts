import { defaultTimeZone } from "../../domain/accounts/time-zone.ts";
import { insertUser } from "../../storage/accounts/users.ts";
import type { Services } from "../services.ts";
import { refuseGuessable } from "./passwords.ts";
import { foldNames, refuseTaken } from "./register.ts";

export type NewAdmin = { readonly username: string; readonly mail: string; readonly password: string };

/**
 * Creates an account with every right, for the operator's command only. Its address counts as verified.
 *
 * @throws {Refusal} conflict, by field; invalid, by password.common.
 */
export async function createAdmin(services: Services, { username, mail, password }: NewAdmin): Promise<void> {
  const { database, passwords, now } = services;
  const folded = foldNames({ username, mail });
  await refuseTaken(database.db, folded);
  refuseGuessable(services, password, { username, mail });
  await insertUser(database.db, {
    ...folded,
    username,
    mail,
    passwordHash: await passwords.hash(password),
    role: "admin",
    isMailVerified: true,
    language: "tr",
    timeZone: defaultTimeZone,
    mailConsent: false,
    createdAt: now(),
  });
}
