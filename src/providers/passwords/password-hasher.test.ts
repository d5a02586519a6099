import { expect, test } from "vitest";
import { createPasswordHasher, HasherBusyError } from "./password-hasher.ts";

test("a password is right for its own hash alone, which is argon2id at the cost that was decided", async () => {
  const hasher = createPasswordHasher();
  const [hash, again] = await Promise.all([hasher.hash("Umbrella7Stand"), hasher.hash("Umbrella7Stand")]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(again).not.toBe(hash);
  expect(await hasher.verify(hash, "Umbrella7Stand")).toBe(true);
  expect(await hasher.verify(hash, "Umbrella7stand")).toBe(false);
});

test("one more than may wait is refused, and a place is free again when one is done", async () => {
  const hasher = createPasswordHasher({ running: 1, waiting: 2 });
  const three = [hasher.hash("a"), hasher.hash("b"), hasher.hash("c")];
  await expect(hasher.hash("d")).rejects.toThrow(HasherBusyError);
  await three[0];
  const fourth = hasher.hash("d");
  await expect(hasher.hash("e")).rejects.toThrow(HasherBusyError);
  expect(await Promise.all([...three, fourth])).toHaveLength(4);
});

test("a hash that cannot be read gives its place back", async () => {
  const hasher = createPasswordHasher({ running: 1, waiting: 0 });
  await expect(hasher.verify("no hash", "a")).rejects.toThrow();
  expect(await hasher.hash("a")).toContain("argon2id");
});
