import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { mkdir, open, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { removeOldBrought } from "../../src/services/my-series/remove-old-brought.ts";
import { runUploads } from "../../src/services/my-series/run-uploads.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { createBringer, subtitle } from "../factories/brought-series.ts";
import { signUp } from "../factories/signed-in-user.ts";
import { createTestApp } from "../factories/test-app.ts";

const reader = fileURLToPath(new URL("./read-until-killed.ts", import.meta.url));

const texts = [
  subtitle("The harbour is quiet tonight.", "Nobody gives up the lighthouse."),
  subtitle("Marlow bought a ship.", "The captain was furious about the anchor."),
  subtitle("We are late for the funeral.", "Put the suitcase in the basement."),
];

/** Whether somebody has opened the pipe to read from it. */
async function isRead(pipe: string): Promise<boolean> {
  try {
    await (await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK)).close();
    return true;
  } catch {
    return false;
  }
}

test("a process killed in the middle of a file leaves it to the next, which reads all once its lease has ended", {
  timeout: 90_000,
}, async () => {
  const api = await createTestApp({ withLexicon: true });
  onTestFinished(() => api.close());
  const me = createBringer(api, await signUp(api.app));
  const sent = await me.send(Object.fromEntries(texts.map((text, at) => [`Quay S01E0${at + 1}.srt`, text])));
  const { uploadId } = sent.json();
  const { broughtFolder } = api.services;
  const folder = path.join(broughtFolder, uploadId);
  const second = path.join(folder, "Quay S01E02.srt");
  const aside = path.join(broughtFolder, "aside.srt");
  // Reading from a pipe that nobody writes to takes for ever.
  renameSync(second, aside);
  execFileSync("mkfifo", [second]);
  // One process at a time has an embedded database.
  await api.database.close();

  const child = spawn(process.execPath, [reader, JSON.stringify(api.options), broughtFolder], { stdio: "inherit" });
  await vi.waitUntil(() => isRead(second), { timeout: 60_000 });
  child.kill("SIGKILL");
  await once(child, "close");
  expect(existsSync(path.join(folder, "Quay S01E01.srt"))).toBe(false);
  renameSync(aside, second);

  const database = await openDatabase(api.options);
  onTestFinished(() => database.close());
  const statesOf = async () =>
    (await database.pool.query("select state from brought_files order by file")).rows.map(({ state }) => state);
  const runAt = (minutes: number) =>
    runUploads(
      { ...api.services, database, now: () => new Date(Date.now() + minutes * 60_000) },
      new AbortController().signal,
    );
  await runAt(0);
  // Whoever has it may be alive.
  expect(await statesOf()).toEqual(["read", "waiting", "waiting"]);
  await runAt(3);
  expect(await statesOf()).toEqual(["read", "read", "read"]);
  const { rows } = await database.pool.query("select state, (select count(*)::int from readings) from brought_uploads");
  expect(rows).toEqual([{ state: "done", count: 3 }]);
  expect(readdirSync(broughtFolder)).toEqual([]);
});

test("what a process left that was killed while an upload arrived goes; an upload that waits stays", async () => {
  const api = await createTestApp();
  onTestFinished(() => api.close());
  const me = createBringer(api, await signUp(api.app));
  const { uploadId } = (await me.send({ "Quay S01E01.srt": texts[0] ?? "" })).json();
  const { broughtFolder } = api.services;
  const left = path.join(broughtFolder, "5d9c7a3e-5c1a-4a52-9a53-1f0a54a7f2a1");
  await mkdir(left);
  await writeFile(path.join(left, "Half S01E01.srt"), "1\n00:0");
  const job = removeOldBrought(api.services);
  const runAt = (hours: number) => job.run(new Date(Date.now() + hours * 3_600_000), new AbortController().signal);
  await runAt(0);
  expect(readdirSync(broughtFolder).sort()).toEqual([path.basename(left), uploadId].sort());
  await runAt(2);
  expect(readdirSync(broughtFolder)).toEqual([uploadId]);
  rmSync(broughtFolder, { recursive: true });
});
