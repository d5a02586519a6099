import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";
import { personalData } from "./personal-data.ts";

/** A person's rows of every table, by the names of the export; moments are ISO 8601 in UTC. For a transaction. */
export async function readPersonalData(
  transaction: Db,
  userId: number,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  await transaction.execute(sql`set local time zone 'UTC'`);
  const data: Record<string, readonly unknown[]> = {};
  for (const { exportedAs, rows } of personalData) {
    const found = await transaction.execute<{ rows: unknown[] }>(
      sql`select coalesce(json_agg(found), '[]') as rows from (${rows(userId)}) as found`,
    );
    data[exportedAs] = found.rows[0]?.rows ?? [];
  }
  return data;
}
