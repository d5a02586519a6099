import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";
import type { readMigrationFiles } from "./drizzle.ts";

export type Migration = Pick<ReturnType<typeof readMigrationFiles>[number], "sql" | "hash" | "folderMillis">;

/**
 * Said in a migration, with the reason, whose statements are transactions of their own, as `create index concurrently`
 * needs. Where one fails the next start begins with the first of them, so each must be one that can be repeated.
 */
export const outsideTransaction = /^-- outside a transaction: \S/m;

const lockNotAvailable = "55P03";
const lockTries = 120;

/** Of each migration that has been applied; made by the query builder's migrator, whose table this is. */
async function makeJournal(client: ClientBase): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
}

async function runStatements(client: ClientBase, { sql, hash, folderMillis }: Migration): Promise<void> {
  for (const statement of sql) await client.query(statement);
  const values = [hash, folderMillis];
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", values);
}

async function runInTransaction(client: ClientBase, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query("set local lock_timeout = '1s'");
    await runStatements(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === lockNotAvailable;
}

/** Who waits for a table's lock makes all wait who come after: so it is given up after a second, and tried again. */
async function runBetweenOthers(client: ClientBase, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runInTransaction(client, migration);
    } catch (error) {
      if (!isLockTimeout(error) || tries === lockTries) throw error;
      await sleep(500);
    }
  }
}

/** Applies the migrations that have not been, one after the other. For one process at a time. */
export async function applyMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await makeJournal(client);
  const { rows } = await client.query<{ last: number }>(
    "select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations",
  );
  const last = rows[0]?.last ?? 0;
  for (const migration of migrations) {
    if (migration.folderMillis <= last) continue;
    if (migration.sql.some((statement) => outsideTransaction.test(statement))) await runStatements(client, migration);
    else await runBetweenOthers(client, migration);
  }
}
