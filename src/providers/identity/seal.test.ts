import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const now = new Date("2026-11-21T12:00:00Z");
const until = new Date("2026-11-21T12:10:00Z");

test("what one process sealed another with the same secret opens, until its time", async () => {
  const sealed = await createSeal("secret", "flow").close({ state: "s", nonce: "ñ" }, until);
  const opened = await createSeal("secret", "flow").open(sealed, now);
  expect(opened).toEqual(
    new Map([
      ["state", "s"],
      ["nonce", "ñ"],
    ]),
  );
  expect(await createSeal("secret", "flow").open(sealed, new Date("2026-11-21T12:10:01Z"))).toBeUndefined();
});

test("nobody reads it, changes it, or uses it for something else", async () => {
  const seal = createSeal("secret", "flow");
  const sealed = await seal.close({ state: "visible?" }, until);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("visible");
  expect(await createSeal("another", "flow").open(sealed, now)).toBeUndefined();
  expect(await createSeal("secret", "another").open(sealed, now)).toBeUndefined();
  expect(await seal.open(`${sealed.slice(0, -2)}AA`, now)).toBeUndefined();
  for (const other of ["", "x", "a.b.c.d.e", "é"]) expect(await seal.open(other, now)).toBeUndefined();
});
