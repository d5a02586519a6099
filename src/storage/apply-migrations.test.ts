import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/factories/test-database.ts";
import { applyMigrations, type Migration } from "./apply-migrations.ts";

const apart = "-- outside a transaction: the table is read meanwhile\n";
const later = Date.UTC(2100, 0);

function buildMigration(at: number, ...sql: string[]): Migration {
  return { sql, hash: `made up ${at}`, folderMillis: later + at };
}

async function openTestDatabase(): Promise<TestDatabase["database"]> {
  const { database, dispose } = await createTestDatabase();
  onTestFinished(dispose);
  return database;
}

const isPostgres = inject("templateDatabase").kind === "postgres";

test("a migration outside a transaction makes an index while others read; a second time it does nothing", async () => {
  const { withConnection, pool } = await openTestDatabase();
  const migrations = [
    buildMigration(1, "create table made_up (id integer primary key, name text)"),
    buildMigration(
      2,
      `${apart}drop index concurrently if exists made_up_name`,
      "create index concurrently made_up_name on made_up (name)",
    ),
  ];
  await withConnection((client) => applyMigrations(client, migrations));
  await withConnection((client) => applyMigrations(client, migrations));
  const index = "select indisvalid from pg_index where indexrelid = 'made_up_name'::regclass";
  expect((await pool.query(index)).rows).toEqual([{ indisvalid: true }]);
  const journal = "select hash from drizzle.__drizzle_migrations where hash like 'made up %' order by id";
  expect((await pool.query(journal)).rows).toEqual(migrations.map(({ hash }) => ({ hash })));
});

test("a migration that fails leaves nothing of itself, and what came before it", async () => {
  const { withConnection, pool } = await openTestDatabase();
  const migrations = [
    buildMigration(1, "create table made_up (id integer primary key)"),
    buildMigration(2, "alter table made_up add column name text", "alter table made_up add column name text"),
  ];
  await expect(withConnection((client) => applyMigrations(client, migrations))).rejects.toThrow("already exists");
  const columns = "select attname from pg_attribute where attrelid = 'made_up'::regclass and attnum > 0";
  expect((await pool.query(columns)).rows).toEqual([{ attname: "id" }]);
  const journal = "select hash from drizzle.__drizzle_migrations where hash like 'made up %'";
  expect((await pool.query(journal)).rows).toEqual([{ hash: "made up 1" }]);
});

test.runIf(isPostgres)(
  "a table that is in use is not waited for with everyone behind it: it is tried again",
  async () => {
    const { withConnection, pool } = await openTestDatabase();
    await withConnection(async (holder) => {
      await holder.query("create table made_up (id integer primary key)");
      await holder.query("grant all on made_up to public");
      await holder.query("begin");
      await holder.query("lock table made_up in access share mode");
      const add = buildMigration(1, "alter table made_up add column name text");
      const adding = withConnection((client) => applyMigrations(client, [add]));
      const waiting = "select count(*)::int as n from pg_locks where not granted and relation = 'made_up'::regclass";
      await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([{ n: 1 }]), 10_000);
      // Behind the migration that waits.
      await pool.query("select * from made_up");
      await holder.query("commit");
      await adding;
      expect((await pool.query("insert into made_up values (1, 'name') returning name")).rowCount).toBe(1);
    });
  },
);
