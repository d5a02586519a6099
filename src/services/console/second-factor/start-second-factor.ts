import { randomBytes } from "node:crypto";
import { secondFactorUri, secretOf } from "../../../domain/console/second-factor.ts";
import { type Invitation, readInvitation } from "../../../storage/console/invitations.ts";
import {
  lockSecondFactor,
  readSecondFactor,
  startSecondFactor as start,
} from "../../../storage/console/second-factors.ts";
import type { Db } from "../../../storage/database.ts";
import { limitAttempts } from "../../accounts/limit-attempts.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { hashInvitation } from "./invite-operator.ts";
import { maxGuesses, refused, secretOwner, thingOf } from "./with-code.ts";

/** For so long the setting up can be gone on with, after a reload or in another tab. */
const pendingMs = 30 * 60_000;

async function requireInvitation(services: Services, userId: number, code: string | undefined): Promise<Invitation> {
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
  return invitation;
}

/** The secret that was begun with this invitation and not confirmed yet. */
async function pendingSecret(
  { secretBox, now }: Services,
  transaction: Db,
  { userId, createdAt }: Invitation,
): Promise<string | undefined> {
  const factor = await lockSecondFactor(transaction, userId);
  if (factor === undefined || factor.confirmedAt !== null || factor.createdAt < createdAt) return undefined;
  if (now().getTime() - factor.createdAt.getTime() >= pendingMs) return undefined;
  return secretBox.open(factor.secret, secretOwner(userId));
}

/**
 * Begins to set up the second factor, or goes on with a beginning by the same invitation, whose secret an app may have by
 * now; it takes the place of any other. The password alone does not: whoever has found it out must not set up a factor of
 * their own.
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
  const invited = await requireInvitation(services, user.id, invitation);
  return await audited(services, operator, "StartSecondFactor", async (transaction) => {
    const pending = await pendingSecret(services, transaction, invited);
    const secret = pending ?? secretOf(Uint8Array.from(randomBytes(20)));
    const sealed = services.secretBox.seal(secret, secretOwner(user.id));
    const isBegun = pending !== undefined || (await start(transaction, user.id, sealed, services.now()));
    if (!isBegun) throw refused("second_factor.set_up");
    const uri = secondFactorUri(secret, services.premium.siteName, user.username);
    return { thing: thingOf(operator), result: { secret, uri } };
  });
}
