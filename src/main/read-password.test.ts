import { once } from "node:events";
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { createEmbeddedFolder } from "../../tests/factories/embedded-folder.ts";
import { startCli } from "../../tests/factories/run-cli.ts";

test("a script gives the password of an account as the first line of the input", async () => {
  const folder = await createEmbeddedFolder();
  const args = ["admin", "create", "--mail", "op@example.org", "--username", "Operator"];
  const child = startCli(args, { DATA_DIR: folder }, "pipe");
  child.stdin?.end("Lighthouse4Admin\nmore\n");
  let out = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    out += chunk;
  });
  expect(await once(child, "close")).toEqual([0, null]);
  expect(out).toContain("Operator can sign in now");
  expect(out).not.toContain("Lighthouse");
  rmSync(folder, { recursive: true });
});
