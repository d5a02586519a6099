import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEmbeddedFolder } from "../../../tests/factories/embedded-folder.ts";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { openDatabase } from "../database.ts";
import { refuseLostData } from "./refuse-lost-data.ts";

function folderWith(...names: readonly string[]): string {
  const dataDir = temporaryFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const name of names) {
    if (name.endsWith("/")) mkdirSync(join(dataDir, name), { recursive: true });
    else writeFileSync(join(dataDir, name), "");
  }
  return dataDir;
}

test.each([
  ["nothing", []],
  ["an empty folder for the database", ["pg/"]],
  ["a lock, a mounted disk's own folder and hidden files", ["lock.sqlite", "lock.pid", "lost+found/", ".keep"]],
  ["a database", ["pg/", "pg/PG_VERSION", "outbox/"]],
  ["a database whose making was interrupted", ["pg/", "pg/base/", "pg.unfinished"]],
])("a data folder with %s is opened", (_what, names) => {
  refuseLostData(join(folderWith(...names), "pg"));
});

test.each([
  [["pg/", "pg/base/"], /has no PG_VERSION \(only base\)\. Nothing was changed\./],
  [["pg/", "outbox/"], /is empty, beside other data \(outbox\)/],
  [["outbox/", "imports/"], /is missing, beside other data \(imports, outbox\).* naming another folder in DATA_DIR/],
])("a data folder with %j alone is refused", (names, message) => {
  expect(() => refuseLostData(join(folderWith(...names), "pg"))).toThrow(message);
});

test("a database without its PG_VERSION is not begun anew, and opens again when that is restored", async () => {
  const dataDir = await createEmbeddedFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const version = join(dataDir, "pg", "PG_VERSION");
  rmSync(version);
  const before = readdirSync(join(dataDir, "pg"));
  await expect(openDatabase({ dataDir })).rejects.toThrow("has no PG_VERSION");
  expect(readdirSync(join(dataDir, "pg"))).toEqual(before);
  writeFileSync(version, "18\n");
  const database = await openDatabase({ dataDir });
  expect((await database.pool.query("select from users")).rowCount).toBe(0);
  await database.close();
});
