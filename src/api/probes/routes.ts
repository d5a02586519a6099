import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { quotaOutcomes, quotaOwners } from "../../services/mail/mail-health.ts";
import { readMailQueue } from "../../services/mail/read-mail-queue.ts";
import type { Services } from "../../services/services.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { inTime, registerSiteMetrics } from "./site-metrics.ts";

const loopback = /^(127\.|::1$|::ffff:127\.)/;

function isTokenRight(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Without a token only this machine may read the metrics. A forwarded request comes from a proxy, whose own
 * address may be loopback, so it never counts as local.
 */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isTokenRight(request, token);
  const isForwarded = "x-forwarded-for" in request.headers || "forwarded" in request.headers;
  return !isForwarded && loopback.test(request.socket.remoteAddress ?? "");
}

/** The queue of mails (NaN where the database does not answer), and failed attempts of this process. */
function registerMailMetrics(register: Registry, services: Services): void {
  const registers = [register];
  const readQueue = () => inTime(() => readMailQueue(services));
  new Gauge({
    name: "mail_queue_length",
    help: "Mails that wait to be sent",
    registers,
    async collect() {
      this.set((await readQueue())?.count ?? Number.NaN);
    },
  });
  new Gauge({
    name: "mail_queue_oldest_seconds",
    help: "Seconds for which the oldest mail has waited to be sent; 0 without any",
    registers,
    async collect() {
      this.set((await readQueue())?.oldestSeconds ?? Number.NaN);
    },
  });
  new Gauge({
    name: "mail_held",
    help: "Mails over the quota of an inbox or of MAIL_LIMIT_PER_HOUR, which wait until there is room",
    registers,
    async collect() {
      this.set((await readQueue())?.held ?? Number.NaN);
    },
  });
  new Counter({
    name: "mail_over_quota_total",
    help: "Mails over a quota, by whose it was and what became of them, by this process",
    labelNames: ["of", "outcome"],
    registers,
    collect() {
      this.reset();
      for (const of of quotaOwners) {
        for (const outcome of quotaOutcomes) {
          this.inc({ of, outcome }, services.mailHealth.overQuotaCount(of, outcome));
        }
      }
    },
  });
  new Counter({
    name: "mail_send_errors_total",
    help: "Failed attempts at sending a mail, by this process",
    registers,
    collect() {
      this.reset();
      this.inc(services.mailHealth.failures());
    },
  });
}

/** What keeps a process from serving, told in the log when it changes. */
function createReadiness(app: FastifyInstance, { database, dataFolder }: Services): () => Promise<boolean> {
  let told: string | undefined;
  return async () => {
    const [answers, fault] = await Promise.all([database.isReady(), dataFolder.check().then(() => undefined, String)]);
    const reason = answers ? fault : "the database does not answer, or is damaged";
    if (reason !== told) app.log.warn(reason === undefined ? "ready again" : `not ready: ${reason}`);
    told = reason;
    return reason === undefined;
  };
}

/** /healthz (the process answers), /readyz (it can serve), /metrics (Prometheus). */
export function registerProbes(app: FastifyInstance, services: Services, metricsToken: string | undefined): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerMailMetrics(register, services);
  registerSiteMetrics(register, services);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "unknown", status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  new Gauge({
    name: "data_folder_free_bytes",
    help: "Bytes that may still be written to DATA_DIR",
    registers: [register],
    async collect() {
      this.set(await services.dataFolder.freeBytes().catch(() => Number.NaN));
    },
  });

  const isReady = createReadiness(app, services);
  const options = { schema: { hide: true }, config: { rateLimit: false } };
  app.get("/healthz", options, (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", options, async (_request, reply) => {
    if (!(await isReady())) throw new ProblemError("unavailable");
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
  app.get("/metrics", options, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new ProblemError("not_found");
    return reply
      .header("cache-control", "no-store")
      .type(register.contentType)
      .send(await register.metrics());
  });
}
