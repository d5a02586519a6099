import { expect, test } from "vitest";
import { secondFactorUri, secretOf, stepOfCode } from "./second-factor.ts";

/** The secret of RFC 6238, appendix B, for SHA-1. */
const secret = secretOf(Uint8Array.from(new TextEncoder().encode("12345678901234567890")));

const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  // The last six of the eight digits of the RFC's table.
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_234_567_890, "005924", 41_152_263],
  [20_000_000_000, "353130", 666_666_666],
])("at %i seconds the code is %s", (seconds, code, step) => {
  expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(stepOfCode(secret, code, at(seconds))).toBe(step);
});

test("a clock may be one step off, not two", () => {
  expect(stepOfCode(secret, "287082", at(59 + 30))).toBe(1);
  expect(stepOfCode(secret, "287082", at(29))).toBe(1);
  expect(stepOfCode(secret, "287082", at(59 + 31))).toBeUndefined();
  expect(stepOfCode(secret, "287083", at(59))).toBeUndefined();
});

test("the address names issuer and person as apps read it", () => {
  expect(secondFactorUri(secret, "Dizi Okulu", "Şükran")).toBe(
    "otpauth://totp/Dizi%20Okulu:%C5%9E%C3%BCkran?issuer=Dizi%20Okulu&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  );
});
