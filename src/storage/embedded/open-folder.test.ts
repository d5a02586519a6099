import { fsyncSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createEmbeddedFolder } from "../../../tests/factories/embedded-folder.ts";
import { createMaintenance } from "./maintenance.ts";
import { openFolder } from "./open-folder.ts";

vi.mock("node:fs", async (load) => {
  const original = await load<typeof import("node:fs")>();
  return { ...original, fsyncSync: vi.fn(original.fsyncSync) };
});

let dataDir: string;
let database: PGlite;

beforeAll(async () => {
  dataDir = await createEmbeddedFolder();
  database = await openFolder(join(dataDir, "pg"));
  await database.exec("create table filled (n int, text text)");
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function logLength(): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    "select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()",
  );
  return rows[0]?.bytes ?? 0;
}

test("a commit reaches the disk before it is answered", async () => {
  vi.mocked(fsyncSync).mockClear();
  await database.exec("insert into filled values (1, 'one')");
  expect(fsyncSync).toHaveBeenCalled();
  vi.mocked(fsyncSync).mockClear();
  await database.query("select * from filled");
  expect(fsyncSync).not.toHaveBeenCalled();
});

test("maintenance keeps the log short and vacuums, but only every ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const failures: Error[] = [];
  const maintain = createMaintenance(database, (error) => failures.push(error));
  await database.exec("insert into filled select n, repeat('x', 500) from generate_series(1, 130000) n");
  await database.exec("delete from filled where n % 2 = 0");
  await database.exec("select pg_stat_force_next_flush()");
  await database.exec("select 1");
  expect(await logLength()).toBeGreaterThan(64 * 1024 * 1024);

  vi.advanceTimersByTime(9_999);
  await maintain();
  expect(await logLength()).toBeGreaterThan(64 * 1024 * 1024);

  vi.advanceTimersByTime(1);
  await maintain();
  vi.useRealTimers();
  expect(await logLength()).toBeLessThan(1024 * 1024);
  const { rows } = await database.query(
    "select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'filled'",
  );
  expect(rows).toEqual([{ dead: 0 }]);
  expect(failures).toEqual([]);
});
