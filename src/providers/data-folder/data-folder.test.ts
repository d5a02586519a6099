import { readdirSync, rmSync } from "node:fs";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createDataFolder } from "./data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

test("a folder that can be written passes, and nothing stays in it", async () => {
  const dataFolder = createDataFolder(folder);
  await dataFolder.check();
  expect(readdirSync(folder)).toEqual([]);
  expect(await dataFolder.freeBytes()).toBeGreaterThan(0);
});

test("one that cannot be written, or has hardly any room, does not", async () => {
  const more = (await createDataFolder(folder).freeBytes()) + 1024 ** 4;
  await expect(createDataFolder(folder, more).check()).rejects.toThrow(/has \d+ MB left/);
  rmSync(folder, { recursive: true });
  await expect(createDataFolder(folder).check()).rejects.toThrow("ENOENT");
});

test("however often it is asked, it is tried every two seconds", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { check } = createDataFolder(folder);
  await check();
  rmSync(folder, { recursive: true });
  vi.advanceTimersByTime(1_999);
  await check();
  vi.advanceTimersByTime(1);
  await expect(check()).rejects.toThrow("ENOENT");
});
