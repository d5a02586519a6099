import pg from "pg";
import { vi } from "vitest";

/** How many statements go to the database while something is done: what takes one for each row shows by the rows. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return queries.mock.calls.length;
  } finally {
    queries.mockRestore();
  }
}
