import type { AnswerOf, BodyOf } from "../../../../contract/calls.ts";
import { type Currency, currencies, planIds } from "../../../../domain/premium/plans.ts";
import { textOf } from "../../../features/page/form/use-form.ts";
import type { Formats } from "../../parts/formats.ts";

export type Coupon = AnswerOf<"Admin/GetCoupons">["rows"][number];
export type CouponValues = BodyOf<"Admin/SaveCoupon">;

/** What saving sends, with nothing changed. */
export function valuesOf(coupon: Coupon): CouponValues {
  const { id, code, percent, amounts, plans, validFrom, validUntil, maxUses, maxUsesPerPerson } = coupon;
  const kept = planIds.filter((plan) => plans.includes(plan));
  return { id, code, percent, amounts, plans: kept, validFrom, validUntil, maxUses, maxUsesPerPerson };
}

export function readCouponForm(data: FormData, id: number | undefined): CouponValues {
  const isPercent = data.has("percent");
  const chosen = data.getAll("plans");
  return {
    ...(id !== undefined && { id }),
    code: textOf(data, "code"),
    percent: isPercent ? numberOf(textOf(data, "percent")) : null,
    amounts: isPercent ? null : amountsOf(data),
    plans: planIds.filter((plan) => chosen.includes(String(plan))),
    validFrom: momentOf(textOf(data, "validFrom")),
    validUntil: momentOf(textOf(data, "validUntil")),
    maxUses: numberOf(textOf(data, "maxUses")),
    maxUsesPerPerson: numberOf(textOf(data, "maxUsesPerPerson")),
  };
}

/** Null for nothing; what is no number is left to the API to refuse. */
function numberOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text.trim().replace(",", "."));
}

function amountsOf(data: FormData): Partial<Record<Currency, number>> {
  const amounts: Partial<Record<Currency, number>> = {};
  for (const currency of currencies) {
    const amount = numberOf(textOf(data, `amounts.${currency}`));
    if (amount !== null) amounts[currency] = Math.round(amount * 100);
  }
  return amounts;
}

/** Of an input of day and time, in the operator's time zone. */
export function momentOf(text: string): string | null {
  return text === "" ? null : new Date(text).toISOString();
}

/** The reverse, for the input's value. */
export function inputOf(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** @param formats write in the operator's language */
export function discountText(
  { percent, amounts }: Pick<Coupon, "percent" | "amounts">,
  { percent: percentText, money }: Pick<Formats, "percent" | "money">,
): string {
  if (percent !== null) return percentText(percent / 100);
  return currencies
    .flatMap((currency) => {
      const amount = amounts?.[currency];
      return amount === undefined ? [] : [money({ amount, currency })];
    })
    .join(" · ");
}

export type CouponState = "active" | "waiting" | "ended" | "used";

export function couponState({ validFrom, validUntil, maxUses, uses }: Coupon, now: number): CouponState {
  if (validUntil !== null && new Date(validUntil).getTime() <= now) return "ended";
  if (validFrom !== null && new Date(validFrom).getTime() > now) return "waiting";
  return maxUses !== null && uses >= maxUses ? "used" : "active";
}
