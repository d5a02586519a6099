import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { isInProcess } from "./in-process.ts";

const idHeader = "x-request-id";

/** What a proxy gives a request; nothing that would be long or strange in a log. */
const givenId = /^[\w-]{8,64}$/;

/** Names a request: as a trusted proxy has, so that its log can be followed to ours, or anew. */
export function requestIdOf(isBehindProxy: boolean) {
  return ({ headers }: IncomingMessage): string => {
    const given = headers[idHeader];
    return isBehindProxy && typeof given === "string" && givenId.test(given) ? given : randomUUID();
  };
}

/** Every answer names its request, as each line of the log about it does. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(idHeader, request.id);
    done();
  });
}

const quietRoutes: readonly string[] = ["/healthz", "/readyz", "/metrics"];

/**
 * A line for each answer: by its route or the name of its page, as an address may hold a code of a mail; and of nobody.
 * Probes and the calls of server rendering have none.
 */
export function logAccess(app: FastifyInstance, pageOf: (path: string) => string | undefined): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { url: route = "unknown" } = request.routeOptions;
    if (!quietRoutes.includes(route) && !isInProcess(request)) {
      const place = route === "/*" ? { page: pageOf(request.url.split("?")[0] ?? "") ?? "unknown" } : { route };
      const facts = { method: request.method, ...place, status: reply.statusCode };
      request.log.info({ ...facts, ms: Math.round(reply.elapsedTime * 10) / 10 }, "answered");
    }
    done();
  });
}
