import type { Database } from "../database.ts";
import { sql } from "../drizzle.ts";

/** Whether the console's searches read whole tables on PostgreSQL, for want of the extension that their indexes are made with. */
export async function hasSlowSearches({ db, kind }: Pick<Database, "db" | "kind">): Promise<boolean> {
  if (kind !== "postgres") return false;
  const { rows } = await db.execute(sql`
    select indexname from pg_indexes
    where schemaname = current_schema() and indexname in ('users_search', 'payments_search')`);
  return rows.length < 2;
}
