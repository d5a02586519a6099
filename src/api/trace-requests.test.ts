import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startFakeServer } from "../../tests/factories/fake-server.ts";
import { signUp } from "../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../tests/factories/test-app.ts";
import { createOtlpTracing } from "../providers/tracing/otlp-tracing.ts";
import type { Tracing } from "../providers/tracing/tracing.ts";

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              status: z.object({ code: z.number() }),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Span = z.output<typeof exported>["resourceSpans"][number]["scopeSpans"][number]["spans"][number];

const received: string[] = [];
const told: string[] = [];
let isAway = false;
let collector: Awaited<ReturnType<typeof startFakeServer>>;
let tracing: Tracing;
let api: TestApp;

function startTracing(): Tracing {
  return createOtlpTracing({
    endpoint: `${collector.origin}/`,
    serviceName: "dizi-okulu",
    version: "1.0.0",
    instance: "test",
    share: 1,
    report: (line) => told.push(line),
  });
}

beforeAll(async () => {
  collector = await startFakeServer(({ path, body }) => {
    if (isAway) return { status: 400, json: {} };
    if (path === "/v1/traces") received.push(body);
    return { json: {} };
  });
  tracing = startTracing();
  api = await createTestApp({
    services: { tracing },
    traceQuery: (summary, run) => tracing.inSpan(summary, { "db.query.summary": summary }, run),
    prepare: (app) => {
      app.get("/broken", () => Promise.reject(new Error("no reason")));
    },
  });
});
afterAll(async () => {
  await api.close();
  await collector.close();
});

const spansOf = (body: string): Span[] =>
  exported.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

test("a collector gets a span of each request, of its use case and of its queries, without anything of people", async () => {
  const user = await signUp(api.app);
  await api.app.inject({ url: "/api/Series/GetContentVersion" });
  await api.app.inject({ url: "/broken" });
  await api.app.inject({ url: "/healthz" });
  await tracing.close();

  const spans = received.flatMap(spansOf);
  const signingUp = spans.find(({ name }) => name === "POST /api/Register/RegisterWithCredentials");
  expect(signingUp).toMatchObject({ kind: 2, status: { code: 0 } });
  expect(signingUp?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  const trace = spans.filter(({ traceId }) => traceId === signingUp?.traceId);
  const useCase = trace.find(({ name }) => name === "Register/RegisterWithCredentials");
  expect(useCase?.parentSpanId).toBe(signingUp?.spanId);
  const queries = trace.filter(({ parentSpanId }) => parentSpanId === useCase?.spanId).map(({ name }) => name);
  expect(queries).toEqual(expect.arrayContaining(["begin", "insert users", "insert mail_outbox", "commit"]));
  expect(spans.find(({ name }) => name === "GET /broken")).toMatchObject({ status: { code: 2 } });
  expect(new Set(spans.filter(({ kind }) => kind === 2).map(({ traceId }) => traceId)).size).toBe(
    spans.filter(({ kind }) => kind === 2).length,
  );

  expect(spans.filter(({ name }) => name.includes("healthz"))).toEqual([]);
  for (const secret of [user.username, user.mail, user.password, "no reason"]) {
    expect(received.join("")).not.toContain(secret);
  }
});

test("a process ends while its collector is away", async () => {
  isAway = true;
  const lost = startTracing();
  lost.beginRequest().end("lost", {}, false);
  await lost.close();
  expect(told).toEqual(["Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; spans are lost."]);
});
