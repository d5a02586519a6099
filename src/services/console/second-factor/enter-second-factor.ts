import { noteSecondFactor } from "../../../storage/accounts/sessions.ts";
import { changeSecondFactor } from "../../../storage/console/second-factors.ts";
import type { Session } from "../../accounts/session.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { freshStep, recoveryHash, refused, withCode } from "./with-code.ts";

/**
 * Passes the second factor with a code of the app, or with a recovery code, which is used up.
 *
 * @throws {Refusal} conflict with second_factor.none; invalid with second_factor.wrong; too_many_requests.
 */
export async function enterSecondFactor(
  services: Services,
  operator: Operator,
  session: Session,
  code: string,
): Promise<void> {
  await withCode(services, operator, "EnterSecondFactor", async (transaction, factor) => {
    if (factor.confirmedAt === null) throw refused("second_factor.none");
    const now = services.now();
    const hash = recoveryHash(code);
    const change = factor.recoveryHashes.includes(hash)
      ? { recoveryHashes: factor.recoveryHashes.filter((each) => each !== hash) }
      : { lastStep: freshStep(services, factor, code) };
    await changeSecondFactor(transaction, operator.user.id, change);
    await noteSecondFactor(transaction, session.tokenHash, now);
  });
}
