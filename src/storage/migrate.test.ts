import { rmSync } from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { administer, newDatabaseName, withDatabaseName } from "../../tests/factories/template-database.ts";
import { temporaryFolder } from "../../tests/factories/temporary-folder.ts";
import { createTestDatabase } from "../../tests/factories/test-database.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

async function readApplied({ pool }: Database): Promise<unknown[]> {
  return (await pool.query("select * from drizzle.__drizzle_migrations order by id")).rows;
}

test("a second time nothing changes", async () => {
  const { database, dispose } = await createTestDatabase();
  onTestFinished(dispose);
  const before = await readApplied(database);
  await migrate(database);
  await migrate(database);
  expect(await readApplied(database)).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

const template = inject("templateDatabase");

test.runIf(template.kind === "postgres")("several processes may do so at once", async () => {
  if (template.kind !== "postgres") return;
  const name = newDatabaseName();
  await administer(template.url, `create database ${name}`);
  const url = withDatabaseName(template.url, name);
  const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, dataDir: "" })));
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await administer(template.url, `drop database ${name}`);
  });
  await Promise.all(databases.map((database) => migrate(database)));
  const [first] = databases;
  const applied = first === undefined ? [] : await readApplied(first);
  expect(new Set(applied.map((row) => JSON.stringify(row))).size).toBe(applied.length);
  expect(applied.length).toBeGreaterThan(0);
});

test.runIf(template.kind === "embedded")("an empty folder becomes a database", { timeout: 60_000 }, async () => {
  const dataDir = temporaryFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  expect((await readApplied(database)).length).toBeGreaterThan(0);
  await database.close();
});
