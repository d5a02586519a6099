import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/storage/database.ts";
import { createEmbeddedFolder } from "../factories/embedded-folder.ts";

const script = fileURLToPath(new URL("./write-until-killed.ts", import.meta.url));

/** Returns the last number that the process said was committed. */
async function writeAndKill(dataDir: string, after: number): Promise<number> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  await once(child.stdout, "data");
  await sleep(after);
  child.kill("SIGKILL");
  await once(child, "close");
  return Number(said.split("\n").at(-2));
}

test("kill -9 while writing loses nothing that was committed, each time anew", { timeout: 60_000 }, async () => {
  const dataDir = await createEmbeddedFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const after of [50, 250, 450]) {
    const last = await writeAndKill(dataDir, after);
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query("select count(*)::int as count, max(n) as last from written");
    await database.close();
    expect(rows[0].last).toBeGreaterThanOrEqual(last);
    expect(rows[0].count).toBe(rows[0].last + 1);
  }
});
