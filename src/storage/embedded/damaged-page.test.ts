import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEmbeddedFolder } from "../../../tests/factories/embedded-folder.ts";
import { openDatabase } from "../database.ts";
import { isDatabaseUnavailable } from "../is-database-unavailable.ts";

test("a damaged page is an outage, and whoever has met it is not ready", async () => {
  const dataDir = await createEmbeddedFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const before = await openDatabase({ dataDir });
  await before.pool.query("create table filled as select n from generate_series(1, 1000) n; checkpoint");
  const { rows } = await before.pool.query<{ file: string }>("select pg_relation_filepath('filled') as file");
  await before.close();
  const page = openSync(join(dataDir, "pg", rows[0]?.file ?? ""), "r+");
  writeSync(page, Buffer.alloc(64, 0xa5), 0, 64, 0);
  closeSync(page);

  const errors: Error[] = [];
  const database = await openDatabase({ dataDir, onError: (error) => errors.push(error) });
  onTestFinished(() => database.close());
  expect(await database.isReady()).toBe(true);
  const read = database.db.execute("select count(*) from filled");
  await expect(read).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await database.isReady()).toBe(false);
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining("the database is damaged")]);
});
