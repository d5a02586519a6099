import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
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

test("the age of each queue is told, from when its first was given or due", async () => {
  const ages = async () => {
    const { body } = await api.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
    const lines = [...body.matchAll(/^queue_oldest_seconds\{queue="(\w+)"\} (\S+)$/gm)];
    return Object.fromEntries(lines.map(([, queue = "", seconds]) => [queue, Math.round(Number(seconds) / 60)]));
  };
  await api.database.pool.query("delete from timed_job");
  expect(await ages()).toEqual({ imports: 0, uploads: 0, reminders: 0, jobs: 0, payments: 0 });

  await signUp(api.app);
  await api.database.pool.query(`
    insert into import_jobs (id, state, actor_id, actor, created_at, files) values
      (gen_random_uuid(), 'done', 1, 'x', now() - interval '9 hours', 1),
      (gen_random_uuid(), 'running', 1, 'x', now() - interval '3 hours', 1);
    insert into brought_uploads (id, user_id, state, created_at) values
      (gen_random_uuid(), (select max(id) from users), 'done', now() - interval '9 hours'),
      (gen_random_uuid(), (select max(id) from users), 'waiting', now() - interval '20 minutes');
    insert into push_subscriptions (user_id, endpoint, public_key, secret, created_at)
      select id, 'https://push.example/1', 'p', 's', now() from users;
    insert into push_outbox (subscription_id, message, created_at, next_attempt_at)
      select id, '{}', now() - interval '30 minutes', now() from push_subscriptions;
    insert into timed_job (name, due_at) values ('due', now() - interval '40 minutes'), ('later', now() + interval '1 day');
    insert into payments (id, user_id, state, plan, amount, currency, full_amount, buyer, locale, time_zone,
                          terms_version, accepted_at, created_at)
      select gen_random_uuid(), users.id, state, 1, 1, 'TRY', 1, '{}', 'tr', 'Europe/Istanbul', '1', now(), now() - age
      from users, (values ('pending', interval '50 minutes'), ('failed', interval '9 hours')) as past (state, age)`);
  expect(await ages()).toEqual({ imports: 180, uploads: 20, reminders: 30, jobs: 40, payments: 50 });
});
