import { expect, test } from "vitest";
import { fnv1a64, wordId } from "./word-id.ts";

// Values of the FNV reference test suite.
test.each([
  ["", 0xcbf29ce4, 0x84222325],
  ["a", 0xaf63dc4c, 0x8601ec8c],
  ["foobar", 0x85944171, 0xf73967e8],
])("the FNV-1a hash of %j is that of the reference", (text, high, low) => {
  expect(fnv1a64(text)).toEqual([high, low]);
});

// The same hash with integers of any length, as its definition states it.
test.each(["verb:run", "phrase:a bit", "noun:café", "idiom:once in a blue moon", "x".repeat(500)])(
  "the two halves of the hash of %j are those of its definition",
  (text) => {
    let hash = 0xcbf29ce484222325n;
    for (let i = 0; i < text.length; i += 1) {
      hash = ((hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n) % 2n ** 64n;
    }
    expect(fnv1a64(text)).toEqual([Number(hash >> 32n), Number(hash % 2n ** 32n)]);
  },
);

test("an id is a safe whole number that depends on phrase and part of speech only", () => {
  const id = wordId("run", "verb");
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(id).toBe(wordId("Run", "verb"));
  expect(id).not.toBe(wordId("run", "noun"));
  const [high, low] = fnv1a64("verb:run");
  expect(BigInt(id)).toBe(((BigInt(high) << 32n) + BigInt(low)) >> 11n);
});
