import { foldCode } from "../../../domain/premium/coupons.ts";
import type { Currency, PlanId } from "../../../domain/premium/plans.ts";
import { findCoupon, insertCoupon, lockCoupon, updateCoupon } from "../../../storage/premium/coupons.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

export type CouponToSave = {
  /** Without it a coupon is made. */
  readonly id?: number | undefined;
  readonly code: string;
  readonly percent: number | null;
  readonly amounts: Readonly<Partial<Record<Currency, number>>> | null;
  readonly plans: readonly PlanId[];
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerPerson: number | null;
};

/**
 * Makes or changes a coupon. What was bought with it stays as it was.
 *
 * @returns its id
 * @throws {Refusal} not_found; conflict with coupon.taken.
 */
export async function saveCoupon(services: Services, operator: Operator, wanted: CouponToSave): Promise<number> {
  const { id, plans, ...rest } = wanted;
  const coupon = { ...rest, plans: [...plans], codeFolded: foldCode(wanted.code) };
  const taken = new Refusal("conflict", [{ field: "code", code: "coupon.taken" }]);
  return await audited(services, operator, "SaveCoupon", async (transaction) => {
    if (id === undefined) {
      const inserted = await insertCoupon(transaction, { ...coupon, createdAt: services.now() });
      if (inserted === undefined) throw taken;
      return { thing: `coupon:${inserted.id}`, after: recordedOf(wanted), result: inserted.id };
    }
    const before = await lockCoupon(transaction, id);
    if (before === undefined) throw new Refusal("not_found");
    const other = await findCoupon(transaction, coupon.codeFolded);
    if (other !== undefined && other.id !== id) throw taken;
    await updateCoupon(transaction, id, coupon);
    return { thing: `coupon:${id}`, before: recordedOf(before), after: recordedOf(wanted), result: id };
  });
}

function recordedOf(coupon: Omit<CouponToSave, "id" | "plans"> & { readonly plans: readonly number[] }) {
  const { code, percent, amounts, plans, validFrom, validUntil, maxUses, maxUsesPerPerson } = coupon;
  return { code, percent, amounts, plans, validFrom, validUntil, maxUses, maxUsesPerPerson };
}
