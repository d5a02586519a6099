import { expect, test } from "vitest";
import { makeBloomFilter, readBloomFilter } from "./bloom-filter.ts";
import { createBreachedCheck } from "./breached-passwords.ts";

const isBreached = createBreachedCheck();

test.each(["Password1", "PASSWORD1", "Trustno1", "Charlie1", "Liverpool1", "1q2w3e4r5T", "Abcd1234", "ｐassword1"])(
  "%s is one of the most used",
  (password) => expect(isBreached(password)).toBe(true),
);

test("of 200,000 passwords that nobody has used at most 40 are taken for used ones: 13 are expected", () => {
  let wrong = 0;
  for (let index = 0; index < 200_000; index += 1) if (isBreached(`Nobody has this ${index} yet`)) wrong += 1;
  expect(wrong).toBeLessThan(40);
});

test("a filter holds every text that it was made of, and still does when it was stored", () => {
  const texts = new Set(Array.from({ length: 10_000 }, (_, index) => `text ${index}`));
  const stored = readBloomFilter(makeBloomFilter(texts).toBytes());
  for (const text of texts) expect(stored.has(text)).toBe(true);
  expect(stored.has("another text")).toBe(false);
});
