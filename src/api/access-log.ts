import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
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

/** Asked every few seconds by machines. */
export const quietRoutes: readonly string[] = ["/healthz", "/readyz", "/metrics"];

/** A request by its route, and of a page by its name: an address may hold a code of a mail. */
export function placeOf(request: FastifyRequest, pageOf: (path: string) => string | undefined) {
  const { url: route = "unknown" } = request.routeOptions;
  return { route, page: route === "/*" ? (pageOf(request.url.split("?")[0] ?? "") ?? "unknown") : undefined };
}

/**
 * A line for each answer, of nobody.
 * Probes and the calls of server rendering have none.
 */
export function logAccess(app: FastifyInstance, pageOf: (path: string) => string | undefined): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { route, page } = placeOf(request, pageOf);
    if (!quietRoutes.includes(route) && !isInProcess(request)) {
      const place = page === undefined ? { route } : { page };
      const facts = { method: request.method, ...place, status: reply.statusCode };
      request.log.info({ ...facts, ms: Math.round(reply.elapsedTime * 10) / 10 }, "answered");
    }
    done();
  });
}
