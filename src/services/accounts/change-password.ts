import { changeUser } from "../../storage/accounts/change-user.ts";
import { deleteUnusedCodes } from "../../storage/accounts/codes.ts";
import { deleteSessionsOf } from "../../storage/accounts/sessions.ts";
import { readPasswordHash } from "../../storage/accounts/users.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { limitGuesses } from "./limit-attempts.ts";
import { refuseGuessable } from "./passwords.ts";
import type { Session } from "./session.ts";

/**
 * Requires the password of the signed-in person, as before changes that cannot be undone.
 *
 * @throws {Refusal} invalid, by password.wrong or password.none; too_many_requests; unavailable.
 */
export async function requirePassword(services: Services, userId: number, password: string): Promise<void> {
  const { database, passwords } = services;
  const hash = await readPasswordHash(database.db, userId);
  if (hash === null) throw new Refusal("invalid", [{ field: "password", code: "password.none" }]);
  const limit = await limitGuesses(services, userId);
  if (!(await passwords.isRight(hash, password))) {
    throw new Refusal("invalid", [{ field: "password", code: "password.wrong" }]);
  }
  await limit.succeeded();
}

/**
 * Changes the password and ends all other sessions.
 *
 * @throws {Refusal} as `requirePassword`; invalid, by password.common.
 */
export async function changePassword(
  services: Services,
  { user, tokenHash }: Session,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> {
  await requirePassword(services, user.id, password);
  refuseGuessable(services, newPassword, user, "newPassword");
  const passwordHash = await services.passwords.hash(newPassword);
  await services.database.db.transaction(async (transaction) => {
    await changeUser(transaction, user.id, { passwordHash });
    await deleteUnusedCodes(transaction, user.id, ["reset"]);
    await deleteSessionsOf(transaction, user.id, tokenHash);
  });
}
