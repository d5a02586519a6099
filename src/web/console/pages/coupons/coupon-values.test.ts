import { expect, test } from "vitest";
import { type Money, priceText } from "../../../../domain/premium/plans.ts";
import { couponState, discountText, inputOf, momentOf, readCouponForm } from "./coupon-values.ts";

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("amounts are read in the smallest unit, with comma or point, and empty fields mean no limit", () => {
  const data = form({ code: "A", "amounts.TRY": "12,50", "amounts.USD": "", maxUses: "5", maxUsesPerPerson: "" });
  data.append("plans", "1");
  data.append("plans", "3");
  expect(readCouponForm(data, undefined)).toEqual({
    code: "A",
    percent: null,
    amounts: { TRY: 1250 },
    plans: [1, 3],
    validFrom: null,
    validUntil: null,
    maxUses: 5,
    maxUsesPerPerson: null,
  });
});

test("a percentage has no amounts", () => {
  expect(readCouponForm(form({ code: "A", percent: "15" }), 7)).toMatchObject({ id: 7, percent: 15, amounts: null });
});

test("an input of day and time gives back the moment it was made of", () => {
  expect(momentOf(inputOf("2026-03-05T07:30:00.000Z"))).toBe("2026-03-05T07:30:00.000Z");
  expect([inputOf(null), momentOf("")]).toEqual(["", null]);
});

test("the state of a coupon follows from its times and uses", () => {
  const now = new Date("2026-03-05T12:00:00Z").getTime();
  const stateOf = (validFrom: string | null, validUntil: string | null, maxUses: number | null) =>
    couponState(
      {
        id: 1,
        code: "A",
        percent: 10,
        amounts: null,
        plans: [1],
        maxUsesPerPerson: null,
        uses: 2,
        createdAt: "2026-01-01T00:00:00Z",
        validFrom,
        validUntil,
        maxUses,
      },
      now,
    );
  expect(stateOf(null, null, null)).toBe("active");
  expect(stateOf("2026-03-05T12:00:01Z", null, null)).toBe("waiting");
  expect(stateOf(null, "2026-03-05T12:00:00Z", null)).toBe("ended");
  expect([stateOf(null, null, 2), stateOf(null, null, 3)]).toEqual(["used", "active"]);
});

test("a discount is told in percent or in each currency it has", () => {
  const formats = { percent: (share: number) => `${share * 100}%`, money: (money: Money) => priceText(money, "en") };
  expect(discountText({ percent: 15, amounts: null }, formats)).toBe("15%");
  expect(discountText({ percent: null, amounts: { TRY: 10_000, USD: 300 } }, formats)).toBe("100.00 TL · $3");
});
