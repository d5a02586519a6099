import { noteSecondFactor } from "../../../storage/accounts/sessions.ts";
import type { Client } from "../../accounts/client.ts";
import { provePasskey, type ShownPasskey } from "../../accounts/prove-passkey.ts";
import type { Session } from "../../accounts/session.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { type Operator, recordCall } from "../audit.ts";
import { thingOf } from "./with-code.ts";

/**
 * Passes the second factor with a passkey that was added behind it.
 *
 * @throws {Refusal} not_found; passkey.wrong; invalid with second_factor.passkey.
 */
export async function enterWithPasskey(
  services: Services,
  operator: Operator,
  session: Session,
  { client, ...shown }: ShownPasskey & { readonly client: Client },
): Promise<void> {
  const { id: ownerId } = operator.user;
  await provePasskey(services, shown, { client, ownerId }, async (transaction, { passkey }) => {
    if (!passkey.opensConsole) throw new Refusal("invalid", [{ field: "passkey", code: "second_factor.passkey" }]);
    await noteSecondFactor(transaction, session.tokenHash, services.now());
    await recordCall(services, transaction, operator, "EnterSecondFactor", { thing: thingOf(operator) });
  });
}
