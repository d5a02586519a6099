import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
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
async function tryElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, dataDir]);
  children.push(child);
  const said = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  return { child, said: String(said[0]).trim() };
}

test("another process is refused and told who has the folder", async () => {
  const lock = lockDataFolder(dataDir);
  const { said } = await tryElsewhere();
  lock.release();
  expect(said).toBe(`the data folder ${dataDir} is in use by process ${process.pid}`);
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

test("a folder that was released can be taken again", async () => {
  lockDataFolder(dataDir).release();
  expect((await tryElsewhere()).said).toBe("locked");
});

test("after kill -9 of the holder the next one has it at once", async () => {
  const { child } = await tryElsewhere();
  child.kill("SIGKILL");
  await once(child, "exit");
  lockDataFolder(dataDir).release();
});

test("of several that try at once exactly one succeeds", async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => tryElsewhere()));
  expect(outcomes.filter(({ said }) => said === "locked")).toHaveLength(1);
});

test("a folder that does not exist is made", () => {
  lockDataFolder(join(dataDir, "new/folder")).release();
});
