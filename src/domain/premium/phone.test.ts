import { expect, test } from "vitest";
import { phoneOf } from "./phone.ts";

test.each([
  ["0532 123 45 67", "TR", "+905321234567"],
  ["532 123 45 67", "TR", "+905321234567"],
  ["+90 (532) 123-45-67", "US", "+905321234567"],
  ["612 34 56 78", "ES", "+34612345678"],
  ["(201) 555-0123", "US", "+12015550123"],
  ["00 34 612 345 678", "TR", "+34612345678"],
  ["123", "TR", undefined],
  ["call me 0532 123 45 67", "TR", undefined],
  ["0532 123 45 67", "??", undefined],
  ["", "TR", undefined],
])("%j typed in %s is %s", (typed, country, phone) => {
  expect(phoneOf(typed, country)).toBe(phone);
});
