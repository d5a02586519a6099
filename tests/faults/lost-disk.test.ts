import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { backupCommand } from "../../src/main/commands/backup-command.ts";
import type { CommandEvent } from "../../src/main/commands/command.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { earn } from "../factories/earned-points.ts";
import { openShop, type Shop } from "../factories/purchases.ts";
import { runCli } from "../factories/run-cli.ts";
import { temporaryFolder } from "../factories/temporary-folder.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

/** How many rows each table has, and a digest of all of them. */
async function digests({ pool }: Database): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'written' order by 1",
  );
  const digest = async (name: string) => {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as digest from "${name}" as row`,
    );
    return rows[0]?.digest ?? "";
  };
  const found = new Map<string, string>();
  for (const { name } of tables) found.set(name, await digest(name));
  return found;
}

async function backUp({ services }: Shop, folder: string) {
  const events: CommandEvent[] = [];
  const report = (event: CommandEvent) => void events.push(event);
  const signal = new AbortController().signal;
  const code = await backupCommand.run({ services, args: [folder], cwd: "/", signal, report });
  return { code, events };
}

/** Adds rows one by one until told to stop; counts those that were acknowledged. */
async function write({ pool }: Database, stopped: AbortSignal, seen: { rows: number }): Promise<void> {
  while (!stopped.aborted) {
    await pool.query("insert into written select count(*) from written");
    seen.rows += 1;
  }
}

test("a backup made under load brings back people, points, payments and memory when the disk is lost", async () => {
  const shop = await openShop();
  const { database, options } = shop;
  const user = await shop.signUp();
  await earn(database, user, 120, new Date());
  await shop.report(await shop.begin(user));
  await database.pool.query("create table written (n int)");
  writeFileSync(path.join(options.dataDir, "push-keys.json"), "{}");
  const before = await digests(database);
  for (const table of ["users", "points_ledger", "payments", "premium_grants", "memory_log"]) {
    expect(before.get(table), table).toMatch(/^[1-9]/);
  }

  const stopping = new AbortController();
  const seen = { rows: 0 };
  const writing = write(database, stopping.signal, seen);
  await database.pool.query("select 1");
  const folder = path.join(newFolder(), "monday");
  const rowsBefore = seen.rows;
  expect(await backUp(shop, folder)).toMatchObject({ code: 0, events: [{ type: "done" }] });
  const rowsAfter = seen.rows;
  stopping.abort();
  await writing;
  expect(rowsAfter).toBeGreaterThan(rowsBefore);
  expect(await backUp(shop, folder)).toMatchObject({ code: 1, events: [{ type: "failure" }] });
  await shop.close();

  const dataDir = path.join(newFolder(), "new disk");
  const restore = await runCli(["restore", folder], { DATA_DIR: dataDir });
  expect(restore).toMatchObject({ code: 0, err: "" });
  expect(readdirSync(dataDir).sort()).toEqual(expect.arrayContaining(["pg", "push-keys.json"]));
  const restored = await openDatabase({ dataDir });
  expect(await digests(restored)).toEqual(before);
  const { rows } = await restored.pool.query<{ rows: number; distinct: number }>(
    "select count(*)::int as rows, count(distinct n)::int as distinct from written",
  );
  expect(rows[0]?.rows).toBe(rows[0]?.distinct);
  expect(rows[0]?.rows).toBeGreaterThanOrEqual(rowsBefore);
  await restored.close();

  const again = await runCli(["restore", folder], { DATA_DIR: dataDir });
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining("has data") });
});

test("of a damaged backup nothing is restored, nor of one that broke off", async () => {
  const shop = await openShop();
  const folder = path.join(newFolder(), "tuesday");
  expect(await backUp(shop, folder)).toMatchObject({ code: 0 });
  expect(await backUp(shop, path.join(shop.options.dataDir, "inside"))).toMatchObject({ code: 1 });
  await shop.close();
  appendFileSync(path.join(folder, "pg/PG_VERSION"), " ");
  const dataDir = path.join(newFolder(), "new disk");
  const damaged = await runCli(["restore", folder], { DATA_DIR: dataDir });
  expect(damaged).toMatchObject({ code: 1, err: expect.stringContaining("pg/PG_VERSION") });
  expect(existsSync(path.join(dataDir, "pg"))).toBe(false);
  rmSync(path.join(folder, "backup.json"));
  const brokenOff = await runCli(["restore", folder], { DATA_DIR: dataDir });
  expect(brokenOff).toMatchObject({ code: 1, err: expect.stringContaining("no complete backup") });
});
