import pg from "pg";
import { vi } from "vitest";

type Plan = {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly Plans?: readonly Plan[];
};

function rowsOf(plan: Plan): number {
  const { "Actual Rows": rows, "Actual Loops": loops, Plans: plans = [] } = plan;
  const removed = (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Join Filter"] ?? 0);
  return (rows + removed) * loops + plans.reduce((sum, inner) => sum + rowsOf(inner), 0);
}

/**
 * How many rows the steps of all statements of some work handle, by EXPLAIN: what is quadratic in the rows of a table
 * shows in one run, on any machine. `client` is in a transaction, which the caller rolls back: each statement that
 * writes is executed twice.
 */
export async function rowsHandled(client: pg.ClientBase, work: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, "query");
  let statements: { text: string; values: unknown[] }[];
  try {
    await work();
    statements = queries.mock.calls.map(([query, values]: unknown[]) => {
      const { text } = typeof query === "string" ? { text: query } : Object(query);
      return { text: String(text), values: Array.isArray(values) ? values : [] };
    });
  } finally {
    queries.mockRestore();
  }
  let sum = 0;
  for (const { text, values } of statements.filter(({ text }) =>
    /^\s*(select|insert|update|delete|with)\b/i.test(text),
  )) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values);
    sum += rowsOf(rows[0]["QUERY PLAN"][0].Plan);
  }
  return sum;
}
