import { endCoupon } from "../../services/console/coupons/end-coupon.ts";
import { makeCodes } from "../../services/console/coupons/make-codes.ts";
import { readCoupons } from "../../services/console/coupons/read-coupons.ts";
import { saveCoupon } from "../../services/console/coupons/save-coupon.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Coupon = Awaited<ReturnType<typeof readCoupons>>["rows"][number];

const momentOf = (date: Date | null) => date?.toISOString() ?? null;
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

function presentCoupon(coupon: Coupon) {
  const { id, code, percent, amounts, plans, maxUses, maxUsesPerPerson, uses } = coupon;
  return {
    id,
    code,
    percent,
    amounts,
    plans,
    maxUses,
    maxUsesPerPerson,
    uses,
    validFrom: momentOf(coupon.validFrom),
    validUntil: momentOf(coupon.validUntil),
    createdAt: coupon.createdAt.toISOString(),
  };
}

/** Coupons and codes. */
export function registerCoupons({ handle, services }: Api): void {
  handle("Admin/GetCoupons", async ({ query }) => {
    const { search, id } = query;
    return presentPage(await readCoupons(services, { search, id }, pageQueryOf(query)), presentCoupon);
  });

  handle("Admin/SaveCoupon", async ({ body, ...context }) => {
    const coupon = { ...body, validFrom: dateOf(body.validFrom), validUntil: dateOf(body.validUntil) };
    return { id: await saveCoupon(services, operatorOf(context), coupon) };
  });

  handle("Admin/EndCoupon", async ({ body, ...context }) => {
    await endCoupon(services, operatorOf(context), body.id);
    return null;
  });

  handle("Admin/MakeCodes", async ({ body, ...context }) => {
    const asked = { ...body, expiresAt: dateOf(body.expiresAt) };
    return { batch: body.batch, codes: [...(await makeCodes(services, operatorOf(context), asked))] };
  });
}
