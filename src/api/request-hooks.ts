import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ProblemError } from "./errors/problem-error.ts";

export type RequestHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** For `onRequest`: a rate limit by IP address that several routes share; 0 a minute switches it off. */
export function limitByAddress(app: FastifyInstance, perMinute: number): RequestHook {
  if (perMinute === 0) return async () => undefined;
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  return async (request) => {
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new ProblemError("too_many_requests", { retryAfter: limit.ttlInSeconds });
  };
}

/** Deeper than any body of ours; what is nested without end would exhaust the stack of whoever walks it. */
const maxDepth = 32;

/** PostgreSQL stores no text with a NUL, and UTF-8 cannot encode a lone surrogate. */
function isUnstorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed();
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return false;
  if (depth === maxDepth) return true;
  return Object.entries(value).some(([name, inner]) => isUnstorable(name) || isUnstorable(inner, depth + 1));
}

/** For `preValidation`: refuses text that the database could not store, in whatever field, and nesting without end. */
export async function refuseUnstorable({ body, query }: FastifyRequest): Promise<void> {
  if (isUnstorable(body) || isUnstorable(query)) throw new ProblemError("invalid");
}
