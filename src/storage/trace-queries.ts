import type pg from "pg";

/** Runs a query as a part of what is being traced. */
export type TraceQuery = <T>(summary: string, run: () => Promise<T>) => Promise<T>;

/** What a statement does and to which table: of its text, which may hold a constant, nothing else. */
export function summaryOf(statement: unknown): string {
  const text = typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  const [, verb = "query"] = /^\s*(\w+)/.exec(String(text)) ?? [];
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)/i.exec(String(text)) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}

/** Traces what returns a promise: queries with a callback are those that a pool makes for one of these. */
export function traceQueries(target: pg.Pool | pg.PoolClient, trace: TraceQuery): void {
  const { query } = target;
  Object.defineProperty(target, "query", {
    value(...parts: unknown[]): unknown {
      const run = (): unknown => Reflect.apply(query, target, parts);
      return typeof parts.at(-1) === "function" ? run() : trace(summaryOf(parts[0]), async () => await run());
    },
  });
}
