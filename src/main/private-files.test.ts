import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runCli } from "../../tests/factories/run-cli.ts";
import { temporaryFolder } from "../../tests/factories/temporary-folder.ts";

test("a data folder that cannot be made is refused by the setting's name", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  const run = await runCli(["poll", "close", "1"], { DATA_DIR: path.join(file, "data") });
  expect(run).toMatchObject({ code: 1, err: expect.stringMatching(/^DATA_DIR: .*ENOTDIR/) });
  rmSync(folder, { recursive: true });
});
