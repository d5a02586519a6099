import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../../src/storage/database.ts";
import { administer, newDatabaseName, withDatabaseName } from "./template-database.ts";

export type TestDatabase = {
  readonly database: Database;
  /** What it was opened with, so that a test can open it again or from another process. */
  readonly options: DatabaseOptions;
  /** Errors that no caller waited for. */
  readonly errors: readonly Error[];
  /** Closes the database if it is open, and removes it. */
  dispose(): Promise<void>;
};

/** A fresh, migrated database of the kind that this test run is for. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject("templateDatabase");
  const dataDir = mkdtempSync(join(tmpdir(), "dizi-okulu-test-"));
  const errors: Error[] = [];
  const onError = (error: Error) => void errors.push(error);
  if (template.kind === "embedded") {
    cpSync(join(template.folder, "pg"), join(dataDir, "pg"), { recursive: true, mode: constants.COPYFILE_FICLONE });
    const options = { dataDir, onError };
    const database = await openDatabase(options);
    const dispose = async () => {
      if (!database.pool.ended) await database.close();
      rmSync(dataDir, { recursive: true });
    };
    return { database, options, errors, dispose };
  }
  const name = newDatabaseName();
  await administer(template.url, `create database ${name} template ${template.name}`);
  const options = { url: withDatabaseName(template.url, name), dataDir, onError };
  const database = await openDatabase(options);
  const dispose = async () => {
    if (!database.pool.ended) await database.close();
    rmSync(dataDir, { recursive: true });
    await administer(template.url, `drop database ${name} with (force)`);
  };
  return { database, options, errors, dispose };
}
