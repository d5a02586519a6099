import { revokeGrant } from "../../../storage/premium/grants.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockPerson, premiumOf } from "./lock-person.ts";

/** @throws {Refusal} not_found; conflict with premium.revoked. */
export async function revokePremium(
  services: Services,
  operator: Operator,
  id: number,
  { grantId, reason }: { readonly grantId: string; readonly reason: string },
): Promise<void> {
  await audited(services, operator, "RevokePremium", async (transaction) => {
    const user = await lockPerson(transaction, id);
    const revoked = { at: services.now(), by: operator.user.username, why: reason };
    if (!(await revokeGrant(transaction, id, grantId, revoked))) {
      throw new Refusal("conflict", [{ field: "grantId", code: "premium.revoked" }]);
    }
    const after = premiumOf(await lockPerson(transaction, id));
    return { thing: `user:${id}`, before: premiumOf(user), after: { ...after, grantId, reason }, result: undefined };
  });
}
