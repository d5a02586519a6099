import { expect, test } from "vitest";
import { locales } from "../locale/locale.ts";
import { currencyOf, decimalOf, planIds, planMonths, priceOf, priceText } from "./plans.ts";

test("the prices are the specification's, in the form in which it writes them", () => {
  expect(locales.map((locale) => planIds.map((plan) => priceText(priceOf(plan, currencyOf(locale)))))).toEqual([
    ["59,99 TL", "499,99 TL", "1.299,99 TL"],
    ["$3", "$15", "$40"],
    ["$3", "$15", "$40"],
  ]);
  expect(priceText({ amount: 2_40, currency: "USD" })).toBe("$2.40");
  expect(priceText({ amount: 0, currency: "TRY" })).toBe("0,00 TL");
  // What more was given back than taken.
  expect(priceText({ amount: -12_00, currency: "USD" })).toBe("-$12");
  expect(priceText({ amount: -2_40, currency: "TRY" })).toBe("-2,40 TL");
  // In the console for a reader of English.
  expect(priceText(priceOf(3, "TRY"), "en")).toBe("1,299.99 TL");
  expect(decimalOf(priceOf(3, "TRY"))).toBe("1299.99");
  expect(decimalOf(priceOf(1, "USD"))).toBe("3.00");
});

test("a plan gives a month, a year, or a life", () => {
  expect(planIds.map((plan) => planMonths[plan])).toEqual([1, 12, null]);
});
