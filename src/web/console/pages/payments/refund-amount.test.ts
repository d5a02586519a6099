import { expect, test } from "vitest";
import { amountOf } from "./refund-amount.ts";

test.each([
  ["59,99", 5999],
  ["59.9", 5990],
  [" 60 ", 6000],
  ["0,01", 1],
])("%j is %j", (typed, amount) => expect(amountOf(typed, 6000)).toBe(amount));

test.each(["", "0", "0,00", "60,01", "-1", "1.000,00", "5e1", "1,999", "abc"])("%j is no amount", (typed) =>
  expect(amountOf(typed, 6000)).toBeUndefined(),
);
