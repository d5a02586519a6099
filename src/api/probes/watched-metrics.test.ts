import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

const deploy = path.resolve(import.meta.dirname, "../../../deploy");
const read = (name: string) => readFileSync(path.join(deploy, name), "utf8");

const alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

/** Names in an expression of Prometheus that are no functions, labels, keywords or numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, "");
  return bare.match(/\b[a-z_][a-z_0-9]+\b(?!\s*\()/g) ?? [];
}

let api: TestApp;
let known: Set<string>;

beforeAll(async () => {
  api = await createTestApp();
  await api.app.inject({ url: "/healthz" });
  const { body } = await api.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  // `up` is Prometheus's own.
  known = new Set(["up", ...[...body.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name]) => name ?? "")]);
});
afterAll(() => api.close());

test.each([
  ["alerts.yaml", () => alerts.parse(parse(read("alerts.yaml"))).groups.flatMap(({ rules }) => rules)],
  [
    "grafana-dashboard.json",
    () => dashboard.parse(JSON.parse(read("grafana-dashboard.json"))).panels.flatMap(({ targets }) => targets),
  ],
])("each metric that %s names exists", (_name, expressions) => {
  const named = expressions().flatMap(({ expr }) => metricsIn(expr));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("what waits for the operator and the connections are told", async () => {
  const { body } = await api.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  for (const line of ['site_waiting{kind="stuckPayments"} 0', "timed_jobs_failing 0"]) expect(body).toContain(line);
  await api.database.pool.query(
    "insert into timed_job (name, due_at, last_error) values ('broken', now(), 'no reason')",
  );
  const { body: later } = await api.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  expect(later).toContain("timed_jobs_failing 1");
  expect(later).toMatch(/^database_pool_connections\{state="idle"\} \d/m);
});
