import { fileURLToPath } from "node:url";
import type { Database } from "./database.ts";
import { drizzle, runMigrations } from "./drizzle.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Key of the advisory lock that makes processes which start at once migrate one after the other. */
const migrationLock = 7_305_118_902;

/** Brings the schema up to date in one transaction; safe when several processes do so at once. */
export async function migrate(database: Database): Promise<void> {
  await database.withConnection(async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    try {
      await runMigrations(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    }
  });
}
