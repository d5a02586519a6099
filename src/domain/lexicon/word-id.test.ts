import { expect, test } from "vitest";
import { fnv1a64, wordId } from "./word-id.ts";

// Values of the FNV reference test suite.
test.each([
  ["", 0xcbf29ce484222325n],
  ["a", 0xaf63dc4c8601ec8cn],
  ["foobar", 0x85944171f73967e8n],
])("the FNV-1a hash of %j is that of the reference", (text, hash) => {
  expect(fnv1a64(text)).toBe(hash);
});

test("an id is a safe whole number that depends on phrase and part of speech only", () => {
  const id = wordId("run", "verb");
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(id).toBe(wordId("Run", "verb"));
  expect(id).not.toBe(wordId("run", "noun"));
  expect(id).toBe(Number(fnv1a64("verb:run") >> 11n));
});
