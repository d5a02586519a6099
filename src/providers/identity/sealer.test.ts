import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";

const now = new Date("2026-11-21T12:00:00Z");
const until = new Date("2026-11-21T12:10:00Z");

test("what one process sealed another with the same secret opens, until its time", async () => {
  const sealed = await createSealer("secret", "flow").seal({ state: "s", nonce: "ñ" }, until);
  const opened = await createSealer("secret", "flow").unseal(sealed, now);
  expect(opened).toEqual(
    new Map([
      ["state", "s"],
      ["nonce", "ñ"],
    ]),
  );
  expect(await createSealer("secret", "flow").unseal(sealed, new Date("2026-11-21T12:10:01Z"))).toBeUndefined();
});

test("nobody reads it, changes it, or uses it for something else", async () => {
  const sealer = createSealer("secret", "flow");
  const sealed = await sealer.seal({ state: "visible?" }, until);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("visible");
  expect(await createSealer("another", "flow").unseal(sealed, now)).toBeUndefined();
  expect(await createSealer("secret", "another").unseal(sealed, now)).toBeUndefined();
  expect(await sealer.unseal(`${sealed.slice(0, -2)}AA`, now)).toBeUndefined();
  for (const other of ["", "x", "a.b.c.d.e", "é"]) expect(await sealer.unseal(other, now)).toBeUndefined();
});
