import { randomInt } from "node:crypto";
import { isStaff } from "../../../domain/accounts/role.ts";
import { foldUsername } from "../../../domain/accounts/username.ts";
import { makeCode } from "../../../domain/premium/codes.ts";
import { foldCode } from "../../../domain/premium/coupons.ts";
import { findByLogin } from "../../../storage/accounts/users.ts";
import { saveInvitation } from "../../../storage/console/invitations.ts";
import { lockSecondFactor } from "../../../storage/console/second-factors.ts";
import type { Db } from "../../../storage/database.ts";
import { hashSecret } from "../../accounts/secret.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockPerson } from "../people/lock-person.ts";

const lifetimeMs = 72 * 60 * 60 * 1000;

/** A one-time code with which somebody of the console's roles sets up the second factor. */
export type MadeInvitation = { readonly code: string; readonly expiresAt: Date };

export function hashInvitation(code: string): Buffer {
  return hashSecret(foldCode(code));
}

const refused = (code: string) => new Refusal("conflict", [{ field: "id", code }]);

async function invite(transaction: Db, { now }: Services, id: number): Promise<MadeInvitation> {
  const { role } = await lockPerson(transaction, id);
  if (!isStaff(role)) throw refused("invitation.role");
  const factor = await lockSecondFactor(transaction, id);
  if (factor !== undefined && factor.confirmedAt !== null) throw refused("second_factor.set_up");
  const code = makeCode(randomInt);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  await saveInvitation(transaction, { userId: id, hash: hashInvitation(code), createdAt, expiresAt });
  return { code, expiresAt };
}

/**
 * Invites an operator who has no second factor yet, in place of an earlier invitation.
 *
 * @returns the code, which is not stored
 * @throws {Refusal} not_found; conflict with invitation.role or second_factor.set_up.
 */
export async function inviteOperator(services: Services, operator: Operator, id: number): Promise<MadeInvitation> {
  return await audited(services, operator, "InviteOperator", async (transaction) => {
    const result = await invite(transaction, services, id);
    return { thing: `user:${id}`, after: { expiresAt: result.expiresAt }, result };
  });
}

/**
 * The same for the operator's command.
 *
 * @throws {Refusal} as `inviteOperator`.
 */
export async function inviteByCommand(services: Services, username: string): Promise<MadeInvitation> {
  const found = await findByLogin(services.database.db, { username: foldUsername(username) });
  if (found === undefined) throw new Refusal("not_found");
  return await inviteOperator(services, { user: found.user, address: "command line" }, found.user.id);
}
