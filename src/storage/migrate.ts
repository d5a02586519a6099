import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ClientBase } from "pg";
import { applyMigrations } from "./apply-migrations.ts";
import type { Database } from "./database.ts";
import { readMigrationFiles } from "./drizzle.ts";
import { grantSiteRights } from "./site-rights.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Key of the advisory lock that makes processes which start at once migrate one after the other. */
const migrationLock = 7_305_118_902;

const insufficientPrivilege = "42501";

async function roleOf(connection: Pick<ClientBase, "query">): Promise<string> {
  const { rows } = await connection.query<{ role: string }>("select current_user as role");
  return rows[0]?.role ?? "";
}

/**
 * Asked for again and again: a statement that waits has a snapshot, and `create index concurrently` of the process that
 * has the lock waits for the end of all earlier snapshots.
 */
async function takeLock(client: ClientBase): Promise<void> {
  const take = "select pg_try_advisory_lock($1) as taken";
  while (!(await client.query<{ taken: boolean }>(take, [migrationLock])).rows[0]?.taken) await sleep(100);
}

/** Whether nothing is left to do, as for a site whose role may not: its schema would be created in any case. */
async function isCurrent(client: ClientBase): Promise<boolean> {
  const found = await client.query(
    "select from pg_tables where (schemaname, tablename) = ('drizzle', '__drizzle_migrations')",
  );
  if (found.rowCount === 0) return false;
  const { rows } = await client.query<{ last: number }>(
    "select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations",
  );
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return (rows[0]?.last ?? 0) >= newest;
}

function refusalOf(error: unknown, role: string): unknown {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof Error && "code" in reason && reason.code === insufficientPrivilege)) return error;
  return new Error(
    `The database has not been prepared for this release, and its role ${role} may not do so (${reason.message}): ` +
      "give DATABASE_MIGRATION_URL, the address with the role that owns the tables, to `npm run cli -- migrate`.",
    { cause: error },
  );
}

const unprepared =
  "The database has not been prepared for this release, and a pooler keeps no session to do so: give " +
  "DATABASE_MIGRATION_URL, the address of the server itself, to `npm run cli -- migrate`.";

/**
 * Brings the schema up to date, migration by migration; safe when several processes do so at once. Where a role of its
 * own does so (`migrationUrl`), the site's role is given its rights on what there is now.
 */
export async function migrate(database: Database): Promise<void> {
  const siteRole = await roleOf(database.pool);
  await database.withConnection(async (client) => {
    const role = await roleOf(client);
    // Without the lock: a pooler would leave it with another session.
    if (role === siteRole && (await isCurrent(client).catch(() => false))) return;
    if (!database.hasSessions) throw new Error(unprepared);
    await takeLock(client);
    try {
      if (!(await isCurrent(client))) await applyMigrations(client, readMigrationFiles({ migrationsFolder }));
      if (role !== siteRole) await grantSiteRights(client, siteRole);
    } catch (error) {
      throw refusalOf(error, role);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    }
  });
}
