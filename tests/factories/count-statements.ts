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

/** The same at the least of three times: work in the background may add statements to one of them. */
export async function fewestStatements(work: () => Promise<unknown>): Promise<number> {
  return Math.min(await countStatements(work), await countStatements(work), await countStatements(work));
}
