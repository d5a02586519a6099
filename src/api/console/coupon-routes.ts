import { endCoupon } from "../../services/console/coupons/end-coupon.ts";
import { makeCodes } from "../../services/console/coupons/make-codes.ts";
import { readCodeBatches } from "../../services/console/coupons/read-code-batches.ts";
import { readCoupons } from "../../services/console/coupons/read-coupons.ts";
import { revokeCodes } from "../../services/console/coupons/revoke-codes.ts";
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

type Batch = Awaited<ReturnType<typeof readCodeBatches>>["rows"][number];

function presentBatch({ createdAt, expiresAt, by, uses, ...batch }: Batch) {
  return {
    ...batch,
    by: by ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: momentOf(expiresAt),
    uses: uses.map(({ usedAt, ...use }) => ({ ...use, usedAt: usedAt.toISOString() })),
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

  handle("Admin/GetCodeBatches", async ({ query }) =>
    presentPage(await readCodeBatches(services, query.search, pageQueryOf(query)), presentBatch),
  );

  handle("Admin/RevokeCodes", async ({ body, ...context }) => ({
    revoked: await revokeCodes(services, operatorOf(context), body.id),
  }));

  handle("Admin/MakeCodes", async ({ body, ...context }) => {
    const asked = { ...body, expiresAt: dateOf(body.expiresAt) };
    return { batch: body.batch, codes: [...(await makeCodes(services, operatorOf(context), asked))] };
  });
}
