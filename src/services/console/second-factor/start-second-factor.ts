import { randomBytes } from "node:crypto";
import { secondFactorUri, secretOf } from "../../../domain/console/second-factor.ts";
import { startSecondFactor as start } from "../../../storage/console/second-factors.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { refused, secretOwner, thingOf } from "./with-code.ts";

/**
 * Begins to set up the second factor, in place of a beginning that was not finished.
 *
 * @throws {Refusal} conflict with second_factor.set_up.
 */
export async function startSecondFactor(
  services: Services,
  operator: Operator,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { user } = operator;
  const secret = secretOf(Uint8Array.from(randomBytes(20)));
  return await audited(services, operator, "StartSecondFactor", async (transaction) => {
    const sealed = services.secretBox.seal(secret, secretOwner(user.id));
    if (!(await start(transaction, user.id, sealed, services.now()))) throw refused("second_factor.set_up");
    const uri = secondFactorUri(secret, services.premium.siteName, user.username);
    return { thing: thingOf(operator), result: { secret, uri } };
  });
}
