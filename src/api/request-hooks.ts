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

/** PostgreSQL stores no text with a NUL, and UTF-8 cannot encode a lone surrogate. */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed();
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, inner]) => hasUnstorableText(name) || hasUnstorableText(inner));
}

/** For `preValidation`: refuses text that the database could not store, in whatever field. */
export async function refuseUnstorableText({ body, query }: FastifyRequest): Promise<void> {
  if (hasUnstorableText(body) || hasUnstorableText(query)) throw new ProblemError("invalid");
}
