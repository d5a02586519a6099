import { rmSync } from "node:fs";
import { inject } from "vitest";
import { type DatabaseOptions, type OpenDatabase, openDatabase } from "../../src/storage/database.ts";
import type { TraceQuery } from "../../src/storage/trace-queries.ts";
import { createEmbeddedFolder } from "./embedded-folder.ts";
import { embeddedLexicon, postgresLexicon } from "./lexicon-template.ts";
import { administer, newDatabaseName, type PostgresTemplate, placesOf } from "./template-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type TestDatabase = {
  readonly database: OpenDatabase;
  /** What it was opened with, so that a test can open it again or from another process. */
  readonly options: DatabaseOptions;
  /** Errors that no caller waited for. */
  readonly errors: readonly Error[];
  /** Closes the database, if it is open still, and removes it. */
  dispose(): Promise<void>;
};

async function open(place: DatabaseOptions, remove: () => Promise<void>): Promise<TestDatabase> {
  const errors: Error[] = [];
  const options = { ...place, onError: (error: Error) => void errors.push(error) };
  const database = await openDatabase(options);
  const dispose = async () => {
    if (!database.pool.ended) await database.close();
    rmSync(place.dataDir, { recursive: true });
    await remove();
  };
  return { database, options, errors, dispose };
}

async function createPostgres(
  template: PostgresTemplate,
  copied: string,
  poolSize: number,
  traceQuery: TraceQuery | undefined,
): Promise<TestDatabase> {
  const name = newDatabaseName();
  await administer(template.url, `create database ${name} template ${copied} owner ${template.owner.name}`);
  const place = { ...placesOf(template, name), poolSize, traceQuery, dataDir: temporaryFolder() };
  return await open(place, async () => void (await administer(template.url, `drop database ${name} with (force)`)));
}

/**
 * A fresh, migrated database of the kind that this test run is for; PostgreSQL by so many connections, as the role of
 * the site: what only the owner may do goes through `withConnection`.
 *
 * @param withLexicon the lexicon's headwords are in it, as `syncLexicon` stores them
 */
export async function createTestDatabase(
  poolSize = 10,
  traceQuery?: TraceQuery,
  withLexicon = false,
): Promise<TestDatabase> {
  const template = inject("templateDatabase");
  if (template.kind === "postgres") {
    const copied = withLexicon ? await postgresLexicon(template) : template.name;
    return await createPostgres(template, copied, poolSize, traceQuery);
  }
  const copied = withLexicon ? await embeddedLexicon(template) : template.folder;
  return await open({ dataDir: await createEmbeddedFolder(copied), traceQuery }, async () => undefined);
}
