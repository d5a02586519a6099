import type { Db } from "../storage/database.ts";
import type { Services } from "./services.ts";

/**
 * Reads what may be two seconds old and is nobody's own: on the replica where there is one. What a person has just
 * written is read from `database` itself.
 */
export function readRecent<T>(
  { database, replica }: Pick<Services, "database" | "replica">,
  query: (db: Db) => Promise<T>,
): Promise<T> {
  return replica === undefined ? query(database.db) : replica.read(database.db, query);
}
