import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { administer, newDatabaseName, withDatabaseName, withRole } from "../../tests/factories/template-database.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/factories/test-database.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const template = inject("templateDatabase");

describe.runIf(template.kind === "postgres")("the site's role, where another one owns the tables,", () => {
  let created: TestDatabase;

  beforeAll(async () => {
    created = await createTestDatabase();
  });
  afterAll(() => created.dispose());

  test.each([
    "truncate points_ledger",
    "truncate audit_log",
    "truncate users cascade",
    "drop trigger audit_log_keep on audit_log",
    "drop trigger points_ledger_keep on points_ledger",
    "alter table audit_log disable trigger all",
    "alter table users add column other int",
    "create or replace function audit_log_keep() returns trigger language plpgsql as 'begin return new; end'",
    "drop table polls",
    "create table another (n int)",
    "set session_replication_role = replica",
    "update audit_log set actor = 'x'",
    "delete from audit_log",
    "update points_ledger set points = 1000",
    "delete from points_ledger",
    "update premium_grants set months = 12",
    "delete from premium_grants",
    "update payment_events set fault = null",
    "delete from payment_events",
    "delete from drizzle.__drizzle_migrations",
  ])("may not: %s", async (statement) => {
    await expect(created.database.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("may read and write the rows of every other table", async () => {
    const { rows } = await created.database.pool.query<{ table: string }>(`
      select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')) order by relname`);
    expect(rows.map(({ table }) => table)).toEqual(["audit_log", "payment_events", "points_ledger", "premium_grants"]);
  });

  test("opens a migrated database without the other, and says what to do with one that is not", async () => {
    if (template.kind !== "postgres" || created.options.url === undefined) return;
    const alone = await openDatabase({ url: created.options.url, dataDir: "" });
    await migrate(alone);
    const { url: admin, owner, site } = template;
    const name = newDatabaseName();
    await administer(admin, `create database ${name} owner ${owner.name}`);
    const url = withDatabaseName(admin, name);
    const bySite = await openDatabase({ url: withRole(url, site), dataDir: "" });
    await expect(migrate(bySite)).rejects.toThrow(/may not do so .*DATABASE_MIGRATION_URL/);

    // One role alone, as of a small site, owns all.
    const byOwner = await openDatabase({ url: withRole(url, owner), dataDir: "" });
    await migrate(byOwner);
    await expect(migrate(bySite)).rejects.toThrow(/DATABASE_MIGRATION_URL/);

    // Another one for the site later.
    const byBoth = await openDatabase({ url: withRole(url, site), migrationUrl: withRole(url, owner), dataDir: "" });
    await migrate(byBoth);
    await migrate(bySite);
    expect((await bySite.pool.query("select from users")).rowCount).toBe(0);
    await Promise.all([alone, bySite, byOwner, byBoth].map((database) => database.close()));
    await administer(admin, `drop database ${name}`);
  });
});
