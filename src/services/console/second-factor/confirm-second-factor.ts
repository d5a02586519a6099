import { randomInt } from "node:crypto";
import { recoveryCodeCount } from "../../../domain/console/second-factor.ts";
import { makeCode } from "../../../domain/premium/codes.ts";
import { noteSecondFactor } from "../../../storage/accounts/sessions.ts";
import { takeInvitation } from "../../../storage/console/invitations.ts";
import { changeSecondFactor } from "../../../storage/console/second-factors.ts";
import type { Session } from "../../accounts/session.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { freshStep, recoveryHash, refused, withCode } from "./with-code.ts";

/**
 * Finishes the setting up with a first code, which the session has passed by that.
 *
 * @returns the recovery codes, which are not stored
 * @throws {Refusal} conflict with second_factor.set_up, or second_factor.none where it was not begun with the invitation
 * that holds now; invalid with second_factor.wrong; too_many_requests.
 */
export async function confirmSecondFactor(
  services: Services,
  operator: Operator,
  session: Session,
  code: string,
): Promise<readonly string[]> {
  return await withCode(services, operator, "ConfirmSecondFactor", async (transaction, factor) => {
    if (factor.confirmedAt !== null) throw refused("second_factor.set_up");
    const now = services.now();
    const codes = Array.from({ length: recoveryCodeCount }, () => makeCode(randomInt));
    const recoveryHashes = codes.map(recoveryHash);
    const lastStep = freshStep(services, factor, code);
    const invitation = await takeInvitation(transaction, operator.user.id);
    if (invitation === undefined || invitation.createdAt > factor.createdAt) throw refused("second_factor.none");
    await changeSecondFactor(transaction, operator.user.id, { confirmedAt: now, lastStep, recoveryHashes });
    await noteSecondFactor(transaction, session.tokenHash, now);
    return codes;
  });
}
