import { createDecipheriv, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSecretBox, isPlain, UnreadableSecretError } from "./secret-box.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const secret = "JBSWY3DPEHPK3PXP";

test("what is sealed opens again, for its owner alone, and never looks the same", () => {
  const box = createSecretBox([first]);
  const sealed = box.seal(secret, "user:1");
  expect(sealed).not.toContain(secret);
  expect(sealed).not.toBe(box.seal(secret, "user:1"));
  expect(box.open(sealed, "user:1")).toBe(secret);
  expect(() => box.open(sealed, "user:2")).toThrow(UnreadableSecretError);
});

test("it is AES-256-GCM as anybody with the key would open it", () => {
  const data = Buffer.from(createSecretBox([first]).seal(secret, "user:1").split(".")[2] ?? "", "base64url");
  const decipher = createDecipheriv("aes-256-gcm", first, data.subarray(0, 12));
  decipher.setAAD(Buffer.from("user:1")).setAuthTag(data.subarray(-16));
  expect(decipher.update(data.subarray(12, -16), undefined, "utf8") + decipher.final("utf8")).toBe(secret);
});

test("another key opens nothing, nor does anything open that was changed or cut", () => {
  const sealed = createSecretBox([first]).seal(secret, "user:1");
  expect(() => createSecretBox([second]).open(sealed, "user:1")).toThrow(UnreadableSecretError);
  expect(() => createSecretBox([]).open(sealed, "user:1")).toThrow(UnreadableSecretError);
  const box = createSecretBox([first]);
  const [, keyId, data = ""] = sealed.split(".");
  const bytes = Buffer.from(data, "base64url");
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  for (const wrong of [bytes.toString("base64url"), data.slice(0, 20), ""]) {
    expect(() => box.open(`sealed.${keyId}.${wrong}`, "user:1")).toThrow(UnreadableSecretError);
  }
});

test("the first key seals, later ones still open", () => {
  const old = createSecretBox([first]).seal(secret, "user:1");
  const both = createSecretBox([second, first]);
  expect(both.open(old, "user:1")).toBe(secret);
  expect([both.isCurrent(old), both.isCurrent(both.seal(secret, "user:1"))]).toEqual([false, true]);
});

test("without a key secrets stay as they are, and plain ones are read with any", () => {
  const none = createSecretBox([]);
  expect(none.seal(secret, "user:1")).toBe(secret);
  expect([isPlain(secret), none.isCurrent(secret), createSecretBox([first]).isCurrent(secret)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(createSecretBox([first]).open(secret, "user:1")).toBe(secret);
});
