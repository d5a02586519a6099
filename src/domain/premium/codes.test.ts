import { expect, test } from "vitest";
import { isCodeShape, makeCode } from "./codes.ts";
import { foldCode } from "./coupons.ts";

test("a code has four groups of four signs that cannot be mistaken for one another", () => {
  let next = 0;
  const codes = Array.from({ length: 50 }, () => makeCode((under) => next++ % under));
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    expect(code).not.toMatch(/[01OILQUV]/);
    expect(isCodeShape(foldCode(` ${code.toLowerCase()} `))).toBe(true);
  }
});

test.each(["", "2345-6789-ABCD-EFG", "2345-6789-ABCD-EFGH-J", "2345-6789-ABCD-EFG1", "OOOOOOOOOOOOOOOO"])(
  "%j has not the shape of a code",
  (text) => expect(isCodeShape(foldCode(text))).toBe(false),
);
