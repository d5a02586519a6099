import { describe, expect, test } from "vitest";
import { type Coupon, canUseCoupon, discounted, foldCode } from "./coupons.ts";

const coupon: Coupon = {
  code: "YAZ25",
  discount: { kind: "percent", percent: 25 },
  plans: [1, 2],
  validFrom: new Date("2026-06-01T00:00Z"),
  validUntil: new Date("2026-09-01T00:00Z"),
  maxUses: 5,
  maxUsesPerPerson: 1,
};
const asked = {
  plan: 1,
  currency: "TRY",
  now: new Date("2026-07-01T00:00Z"),
  uses: { inAll: 0, byPerson: 0 },
} as const;

describe("a coupon can be used", () => {
  test.each<[what: string, change: Partial<Coupon>, ask: Partial<Parameters<typeof canUseCoupon>[1]>, can: boolean]>([
    ["as it is", {}, {}, true],
    ["for a plan that it names", {}, { plan: 2 }, true],
    ["not for one that it does not name", {}, { plan: 3 }, false],
    ["not before it begins", {}, { now: new Date("2026-05-31T23:59:59Z") }, false],
    ["from the moment at which it begins", {}, { now: new Date("2026-06-01T00:00Z") }, true],
    ["not from the moment at which it ends", {}, { now: new Date("2026-09-01T00:00Z") }, false],
    ["without an end for ever", { validUntil: null }, { now: new Date("2030-01-01T00:00Z") }, true],
    ["for the last time", {}, { uses: { inAll: 4, byPerson: 0 } }, true],
    ["not when all is used", {}, { uses: { inAll: 5, byPerson: 0 } }, false],
    ["not twice by one person", {}, { uses: { inAll: 1, byPerson: 1 } }, false],
    ["as often as one likes", { maxUses: null, maxUsesPerPerson: null }, { uses: { inAll: 900, byPerson: 9 } }, true],
    ["not in a currency without an amount", { discount: { kind: "amount", amounts: { USD: 1_00 } } }, {}, false],
    ["in a currency with one", { discount: { kind: "amount", amounts: { TRY: 10_00 } } }, {}, true],
  ])("%s", (_what, change, ask, can) => {
    expect(canUseCoupon({ ...coupon, ...change }, { ...asked, ...ask })).toBe(can);
  });
});

test.each<[amount: number, discount: Coupon["discount"], left: number]>([
  [59_99, { kind: "percent", percent: 10 }, 53_99],
  [59_99, { kind: "percent", percent: 25 }, 44_99],
  [59_99, { kind: "percent", percent: 100 }, 0],
  [1_299_99, { kind: "percent", percent: 33 }, 870_99],
  [3_00, { kind: "percent", percent: 50 }, 1_50],
  [59_99, { kind: "amount", amounts: { TRY: 20_00 } }, 39_99],
  [59_99, { kind: "amount", amounts: { TRY: 100_00 } }, 0],
  [59_99, { kind: "amount", amounts: { USD: 1_00 } }, 59_99],
])("of %i, with %j, remain %i", (amount, discount, left) => {
  expect(discounted({ amount, currency: "TRY" }, { discount })).toEqual({ amount: left, currency: "TRY" });
});

test("codes are the same whichever keyboard typed them", () => {
  const same = [
    "indirim25",
    "INDIRIM25",
    "İNDİRİM25",
    "ındırım25",
    " İndirim-25 ",
    "ＩＮＤＩＲＩＭ25",
    "i\u0307ndirim25",
  ];
  expect(new Set(same.map(foldCode))).toEqual(new Set(["INDIRIM25"]));
  expect(foldCode("şeker")).toBe(foldCode("ŞEKER"));
  expect(foldCode("seker")).not.toBe(foldCode("şeker"));
});
