import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderLockedError, lockDataFolder } from "./data-folder-lock.ts";

const script = `
  import { lockDataFolder } from ${JSON.stringify(new URL("./data-folder-lock.ts", import.meta.url).href)};
  try {
    lockDataFolder(process.argv[1]);
    console.log("locked");
    setInterval(() => {}, 60_000);
  } catch (error) {
    console.log(error.message);
  }
`;

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "dizi-okulu-lock-"));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

/** Another process that tries to take the folder and keeps it; gives what it said first, on either output. */
async function tryElsewhere(folder = dataDir): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, folder]);
  children.push(child);
  const said = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  return { child, said: String(said[0]).trim() };
}

const refusalBy = (pid: number | undefined, folder = dataDir) =>
  `the data folder ${folder} is in use by process ${pid}`;

test("another process is refused and told who has the folder", async () => {
  const lock = lockDataFolder(dataDir);
  const { said } = await tryElsewhere();
  lock.release();
  expect(said).toBe(refusalBy(process.pid));
});

test("the holder may be another process", async () => {
  const { child, said } = await tryElsewhere();
  expect(said).toBe("locked");
  expect(() => lockDataFolder(dataDir)).toThrow(
    expect.objectContaining({ name: "DataFolderLockedError", pid: child.pid, dataDir }),
  );
});

test("a second lock in the same process is refused", () => {
  const lock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow(DataFolderLockedError);
  lock.release();
});

test("a folder that was released can be taken again, and names nobody meanwhile", async () => {
  lockDataFolder(dataDir).release();
  expect(readdirSync(dataDir)).not.toContain("lock.pid");
  expect((await tryElsewhere()).said).toBe("locked");
});

test("after kill -9 of the holder the next one has it at once, and is named as the holder", async () => {
  const { child, said } = await tryElsewhere();
  expect(said).toBe("locked");
  child.kill("SIGKILL");
  await once(child, "exit");
  const lock = lockDataFolder(dataDir);
  const next = await tryElsewhere();
  lock.release();
  expect(next.said).toBe(refusalBy(process.pid));
});

test("of several that try at once exactly one succeeds", async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => tryElsewhere()));
  const winners = outcomes.filter(({ said }) => said === "locked");
  expect(winners).toHaveLength(1);
  const others = outcomes.filter(({ said }) => said !== "locked");
  // Who comes before the winner has written its name is told of another process.
  for (const { said } of others) expect(said).toMatch(/ is in use by (process \d+|another process)$/);
});

test("a folder that does not exist is made, and is locked like any other", async () => {
  const folder = join(dataDir, "new/folder");
  const lock = lockDataFolder(folder);
  const { said } = await tryElsewhere(folder);
  lock.release();
  expect(said).toBe(refusalBy(process.pid, folder));
});
