import { isForLife } from "../../../domain/accounts/premium-status.ts";
import { insertGrant } from "../../../storage/premium/grants.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockPerson, premiumOf } from "./lock-person.ts";

/**
 * Gives premium time.
 *
 * @param gift months, or null for life; the reason is kept with it
 * @throws {Refusal} not_found; conflict with premium.lifetime.
 */
export async function grantPremium(
  services: Services,
  operator: Operator,
  id: number,
  { months, reason }: { readonly months: number | null; readonly reason: string },
): Promise<void> {
  await audited(services, operator, "GrantPremium", async (transaction) => {
    const user = await lockPerson(transaction, id);
    if (isForLife(user)) throw new Refusal("conflict", [{ field: "id", code: "premium.lifetime" }]);
    const { timeZone } = user;
    const grant = { source: "operator", months, timeZone, grantedAt: services.now(), reason } as const;
    const after = await insertGrant(transaction, id, grant);
    return { thing: `user:${id}`, before: premiumOf(user), after: { ...after, months, reason }, result: undefined };
  });
}
