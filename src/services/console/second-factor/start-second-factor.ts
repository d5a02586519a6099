import { randomBytes } from "node:crypto";
import { secondFactorUri, secretOf } from "../../../domain/console/second-factor.ts";
import { readInvitation } from "../../../storage/console/invitations.ts";
import { readSecondFactor, startSecondFactor as start } from "../../../storage/console/second-factors.ts";
import { limitAttempts } from "../../accounts/limit-attempts.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { hashInvitation } from "./invite-operator.ts";
import { maxGuesses, refused, secretOwner, thingOf } from "./with-code.ts";

async function requireInvitation(services: Services, userId: number, code: string | undefined): Promise<void> {
  const { database, now } = services;
  const factor = await readSecondFactor(database.db, userId);
  if (factor !== undefined && factor.confirmedAt !== null) throw refused("second_factor.set_up");
  if (code === undefined) throw refused("second_factor.invitation");
  const limit = await limitAttempts(services, ["invitation", userId], maxGuesses);
  const invitation = await readInvitation(database.db, userId);
  if (!invitation?.hash.equals(hashInvitation(code)) || invitation.expiresAt <= now()) {
    throw new Refusal("invalid", [{ field: "invitation", code: "invitation.wrong" }]);
  }
  await limit.succeeded();
}

/**
 * Begins to set up the second factor, in place of a beginning that was not finished. The password alone does not: whoever
 * has found it out must not set up a factor of their own.
 *
 * @param invitation a one-time code, which is used up by the confirmation
 * @throws {Refusal} conflict with second_factor.set_up, or second_factor.invitation where none is given; invalid with
 * invitation.wrong; too_many_requests.
 */
export async function startSecondFactor(
  services: Services,
  operator: Operator,
  invitation: string | undefined,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { user } = operator;
  await requireInvitation(services, user.id, invitation);
  const secret = secretOf(Uint8Array.from(randomBytes(20)));
  return await audited(services, operator, "StartSecondFactor", async (transaction) => {
    const sealed = services.secretBox.seal(secret, secretOwner(user.id));
    if (!(await start(transaction, user.id, sealed, services.now()))) throw refused("second_factor.set_up");
    const uri = secondFactorUri(secret, services.premium.siteName, user.username);
    return { thing: thingOf(operator), result: { secret, uri } };
  });
}
