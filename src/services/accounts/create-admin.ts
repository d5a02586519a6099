import { defaultTimeZone } from "../../domain/accounts/time-zone.ts";
import { foldMail, foldUsername } from "../../domain/accounts/username.ts";
import { insertUser } from "../../storage/accounts/users.ts";
import type { Services } from "../services.ts";
import { refuseTaken } from "./register.ts";

export type NewAdmin = { readonly username: string; readonly mail: string; readonly password: string };

/**
 * Creates an account with every right, for the operator's command only. Its address counts as verified.
 *
 * @throws {Refusal} conflict, by field.
 */
export async function createAdmin(services: Services, { username, mail, password }: NewAdmin): Promise<void> {
  const { database, passwords, now } = services;
  const folded = { usernameFolded: foldUsername(username), mailFolded: foldMail(mail) };
  await refuseTaken(database.db, folded);
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
