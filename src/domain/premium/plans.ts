import type { Locale } from "../locale/locale.ts";

/** 1 monthly, 2 yearly, 3 lifetime: the `premiumTypeId` of the API. */
export const planIds = [1, 2, 3] as const;
export type PlanId = (typeof planIds)[number];

export const currencies = ["TRY", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** An amount in the currency's smallest unit: kuruş, cents. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** Calendar months that a plan gives; null for life. */
export const planMonths: Readonly<Record<PlanId, number | null>> = { 1: 1, 2: 12, 3: null };

/** The one table of prices, in the smallest unit. */
const prices: Readonly<Record<Currency, Readonly<Record<PlanId, number>>>> = {
  TRY: { 1: 59_99, 2: 499_99, 3: 1_299_99 },
  USD: { 1: 3_00, 2: 15_00, 3: 40_00 },
};

export function currencyOf(locale: Locale): Currency {
  return locale === "tr" ? "TRY" : "USD";
}

export function priceOf(plan: PlanId, currency: Currency): Money {
  return { amount: prices[currency][plan], currency };
}

/** As the API writes money: "59.99". */
export function decimalOf({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}

/**
 * As people read it: "1.299,99 TL", "$3", "$2.40", "-$12".
 *
 * @param liraLanguage whose figures the sums of lira have: "1,299.99 TL" for a reader of English
 */
export function priceText({ amount, currency }: Money, liraLanguage = "tr"): string {
  if (currency === "TRY") {
    return `${new Intl.NumberFormat(liraLanguage, { minimumFractionDigits: 2 }).format(amount / 100)} TL`;
  }
  const isWhole = amount % 100 === 0;
  const format = new Intl.NumberFormat("en", { minimumFractionDigits: isWhole ? 0 : 2 });
  return `${amount < 0 ? "-" : ""}$${format.format(Math.abs(amount) / 100)}`;
}
