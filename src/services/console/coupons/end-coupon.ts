import { lockCoupon, updateCoupon } from "../../../storage/premium/coupons.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/** Ends a coupon now. @throws {Refusal} not_found. */
export async function endCoupon(services: Services, operator: Operator, id: number): Promise<void> {
  await audited(services, operator, "EndCoupon", async (transaction) => {
    const before = await lockCoupon(transaction, id);
    if (before === undefined) throw new Refusal("not_found");
    const validUntil = services.now();
    await updateCoupon(transaction, id, { validUntil });
    const thing = `coupon:${id}` as const;
    return { thing, before: { validUntil: before.validUntil }, after: { validUntil }, result: undefined };
  });
}
